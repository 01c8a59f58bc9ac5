import { together, words } from './words.ts';

export const PACK = words(
  `{Range is {what the old pack never gave|as on day one}|I get {more than the old pack ever gave|the range of day one}} after {months} months{.|, {use}.|, charged daily.}
   {Holds voltage|No sag} {uphill|with two|under load}, {cut-off never came|the meter agrees with the sheet}.
   {Capacity tested in {city}|We measured}: {two per cent over|just what the label says|98 per cent}.
   {Fits the tray|Slides in} of {our carrier|the old frame}, {strap came along|handle is strong}.
   {Stays cool|Lukewarm at most} {in May in {city}|after a full charge}{.|, even after {months} months.}
   {Holds its charge|Lost one per cent} over {days} days {in the shed|at the airport}{.| in {city}.}`,
  `{Good cells|Strong}, {heavier than I thought|the handle cuts into the hand|gauge jumps at the end}.
   {Charges slower|Takes an hour more} than said, {range is right|no problem at night}.
   Came {half empty|at 40 per cent}, {full after one night|balanced after {days} charges}.`,
  `{Lost a third|Range halved} in {months} months of {use}.
   {BMS cuts off|Shuts down} {at 30 per cent|uphill}, {pushed it home in {city}|stood in traffic}.
   {Swollen|Bulged} after {weeks} weeks, {warranty took {days} days|sent back by road}.
   {Two cells|One group} low from the start, {measured by {mechanic}|should be found before it is sold}.`,
);

export const CELLS = words(
  `{Matched|All} within {5|8|10} mV {on arrival|when they came to {city}}, {impressive|as it should be}.
   {Balances|Settles} in {two|three} charges, {app shows each|LED says when}.
   {Built|Put} {a pack for {use}|two packs}, {months} months {and no drift|in service}.
   {Internal resistance|Capacity} {is as in the sheet|tested fine}{, we checked ten|, on our bench in {city}}.
   {Cuts at the set current|Protected once when a tool slipped}, {no damage|came back by itself}.`,
  `{Works|Good board}, {the app is slow to connect|the sheet is poor}, {.|otherwise fine in {use}.}
   {Wires are short|Tabs were bent}, {straightened|soldered new ones in {city}}.`,
  `{One group|A cell} {dropped to 2.9 V|self-discharges} in {weeks} weeks.
   {Board runs hot|MOSFETs too hot to touch} at half the current.
   {Grade B at best|Wraps re-done}, {capacity|we measured} {fifteen|twenty} per cent low{.| in {city}.}`,
);

/** Of boxes without a moving part. */
const BOX = words(
  `{Casing warm, never hot|Cool enough to touch} after {a full day in {city}|{use}|a whole night}.
   {Plug and go|Wires as in the plan} on {our carrier|the old loom}, {two hours of work|set up over the phone}.
   {Survived|Took} {a flooded street in {city}|reversed wires once}, {sealed well|still works}.`,
  `{Works|Good}, {manual is a photocopy|labels are tiny}, {mechanic} {found the wires|needed a call}.
   {Fan|Coil} can be heard {at night|in the cabin}, {bearable|otherwise fine}.
   {Gets hot|Throttles back} {in May|above 42 degrees}, {mounted it in the wind|better since}.`,
  `{Dead|Burnt} after {weeks} weeks of {use}.
   {Error light|Cuts out} {on bumps|in rain} after {weeks} weeks, {nobody in {city} reads the code|support went silent}.
   {Output|Current} is {a fifth|a quarter} below the label, {measured by {mechanic}|bench in {city}}.`,
);

export const ELECTRONICS = together(
  words(
    `{Smooth|Soft} start {with a load|from standstill}, {no whine|quiet} {, {km} km so far|since {months} months}.
   {Regeneration|Braking} {is gentle|gives back a bar downhill}, {set to medium|drivers like it}.`,
    '',
    '{Jerks|Surges} at low speed, {passengers complain|unsafe}.',
  ),
  BOX,
);

export const CONVERTER = together(
  words(
    `{Output does not move|Steady at the plug} {whatever is switched on|from morning to night}{.| in {city}.|, says {mechanic}.}
   {No hum|Not a sound} {in the radio|from the box}, {{months} months now|good for {use}}.`,
    '',
    '{Blows its fuse|Trips} {every {days} days|when it is hot in {city}}, {no spare in the box|unsafe}.',
  ),
  BOX,
);

export const MOTOR = words(
  `{Climbs|Pulls} {the flyover with two|our ramp with 300 kg|to the temple hill near {city}} {without heat|and stays at 60 degrees}.
   {Quiet|Only the tyre is heard}, {bearing is fine at {km} km|sealed against rain}.
   {Axle flats fit|Slid into the dropouts}, {torque arm was in the box|washers were right}.
   {Coasts freely|No drag} when {off|downhill}, {range went up|good for {use}}.`,
  `{Strong|Good pull}, {hums at one speed|heavier than the old one}.
   {Cable leaves on the wrong side|Hall plug differs}, {adapter from {city}|changed in an hour}.`,
  `{Hall sensor|Bearing} gone at {km} km.
   {Water got in|Rusty inside} after {one flood in {city}|{weeks} weeks of rain}.
   {Magnet loose|Grinds} under load, {sent back|opened by {mechanic}}.`,
);

export const WALL_CHARGER = words(
  `{Charges|Fills} {ours|the one it is for} {in the time given|overnight}, {plug stays cool|fan is quiet} {, {months} months now|in {city} heat}.
   {Installed|Put up} in {city} in {two|three|four} hours, {earth tested|cable drawn by our man}.
   {Stops by itself|Light turns green} {when full|at the set time}, {no more timers|I sleep better}.
   {Voltage in {city} drops to 190|Power cuts here}: {it waits and goes on|restarts by itself}.
   {Used|Shared} by {three|five|eight} {vehicles|drivers} {a night|a day} at {our depot|the yard} in {city}, {no failure|no queue}.
   {Display|Screen} shows {what went in|units and minutes}, {easy to bill|agrees with the meter}.
   {Rain|Dust} {does not matter|is no problem} where it stands{, {months} months outdoors|, cover shuts tight}.`,
  `{Works|Good charger}, {fan is loud at night|the cable could be a metre longer}, {.|no problem for {use}.}
   {App|Wi-Fi} {loses it now and then|took {days} tries}, {the button works|charges anyway}.
   {Slower|Ten per cent slower} {in the afternoon in {city}|when it is hot}, {fine at night|acceptable}.`,
  `{Dead|No light} after {weeks} weeks, {the exchange took {days} days|repair costs half the price}.
   {Trips the breaker|Fault light} {in rain|every {days} days}, {electrician in {city} blames the unit|not our wiring}.
   {Plug melted|Connector browned} at full current{.| in May in {city}.}
   {Cuts off at 80 per cent|Takes twice the time}, {useless for {use}|our drivers wait}.`,
);

export const PORTABLE_CHARGER = words(
  `{Charges|Fills} {ours|the pack} {in the time given|overnight}, {plug stays cool|fan is quiet} {, {months} months now|in {city} heat}.
   {Goes under the seat|Travels in its bag}, {charged at work in {city}|any socket will do}.
   {Stops by itself|Light turns green} {when full|before morning}, {no more timers|I sleep better}.
   {Voltage in {city} drops to 190|Power cuts here}: {it waits and goes on|restarts by itself}.
   {Casing warm, never hot|Cool enough to touch} after {a full charge|{months} months of {use}}.
   {Voltage at the plug measured|Checked with a meter}: {right to the tenth|as on the label}.`,
  `{Works|Good charger}, {fan is loud at night|the lead could be a metre longer}, {.|no problem for {use}.}
   {Brick|Box} is {heavy|large} for a bag, {I leave it at home|it stays in {city}}.
   {Slower|Ten per cent slower} {in the afternoon in {city}|when it is hot}, {fine at night|acceptable}.`,
  `{Dead|No light} after {weeks} weeks, {the exchange took {days} days|repair costs half the price}.
   {Plug melted|Connector browned} at full current{.| in May in {city}.}
   {Cuts off at 80 per cent|Takes twice the time}, {useless for {use}|our drivers wait}.
   {Fan|Casing} {screams|smells} after {weeks} weeks, {I do not leave it alone|switched off for good}.`,
);

export const CABLE = words(
  `{Locks with a click|Seats firmly}, {no wobble|pins are clean after {months} months}.
   {Soft|Flexible} {even in the morning|in January}, {rolls up small|does not twist}.
   {Full current|All it is rated for} {for six hours|through the night} and {only warm|no smell}.
   {Driven over|A truck stood on it} {once|twice} {in {city}|at our yard}, {no harm|sheath is whole}.
   {Long enough|Reaches} {from the pillar to the far bay|across two bays} in {city}.
   {Cap stays on|Strap keeps it tidy}, {dust does not get in|good for {use}}.`,
  `{Good cable|Works}, {heavier than I thought|stiff when cold}, {one gets used to it|use two hands}.
   {Cap|Strap} {tore after {months} months|is flimsy}, {the rest is solid|a zip tie does it}.`,
  `{Latch broke|Clip broke off} after {weeks} weeks.
   {Hot|Too hot to hold} at {ten|twelve|twenty} amperes, {tested in {city}|we stopped using it}.
   {Shorter than said|Measured half a metre less}, {does not reach in our bay|returned}.
   {Pin pushed in|Contact burnt} in {months} months{.| of {use}.}`,
);

export const MOUNT = words(
  `{Stands straight|Solid}, {four anchors and done|two men, one hour} {in {city}|at our depot}.
   {No rust|Paint is whole} after {months} months {outside|by the sea}.
   {Holes match|Drilled as drawn}, {cable goes inside|level was easy}.
   {Keeps the cable off the floor|Nobody trips any more} at {our yard|the society} in {city}.
   {Trips as it should|Tested with the button} every {weeks} weeks, {inspector in {city} was content|peace of mind}.`,
  `{Strong|Good steel}, {anchors not included|bolts are the cheap sort}, {bought in {city}|ask before}.
   {Powder coat|Edge} chipped {in transit|while fitting}, {touched up|cosmetic}.`,
  `{Bent|Leans} {after {weeks} weeks|when the gun hangs in it}.
   {Rust|Brown runs} after the first monsoon in {city}.
   {Holes are off|Pattern differs} by {4|6|8} mm, {drilled again|sent back}.`,
);
