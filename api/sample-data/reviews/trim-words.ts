import { words } from './words.ts';

export const LAMPS = words(
  `{Sees further|Throws twice as far|Lights both edges} {than the old one|on the dark road to {city}}, {no one flashes at me|cut-off is clean}.
   {Plug fits|Connector is the right one} {on the {v}|for the {v}}, {no cutting|ten minutes|done at home}.
   {Dry inside|No mist} after {months} months {of rain|and {km} km}{.| in {city}.}
   {White, not blue|Colour is a clean white|Light is even}, {easy on the eyes|insects stay away, too}.
   {Draws less|Battery is happier}: {the cluster shows it|idle no longer dims it} {on our {v}|after {weeks} weeks}.
   {Seen|Visible} {in full sun|from 100 m in fog|by trucks at last}, {safer for {use}|good for {use}}.`,
  `{Bright|Good beam} but {the bracket flexes|screws rust|the lens scratches} {after {months} months|on bad roads}.
   {Beam had to be set|Sat a little high}, {mechanic} {did it against a wall|set it in five minutes}.
   {Wire is short|Lead is ten centimetres short} on the {v}, {spliced it|works now}.`,
  `{Flickers|Goes out} {over bumps|at idle|when it rains} since {weeks} weeks.
   {Water inside|Fogged up} after the first {shower in {city}|wash}.
   {One diode|One side} died at {km} km.
   {Blinds everybody|Beam points at the trees}, {police in {city} stopped me|cannot be set}.
   {Plug is another one|Mount is} {than on the {v}|off by a finger on the {v}}, {returned|useless to me}.`,
);

export const SIGNALS = words(
  `{Seen|Visible} {in full sun|from 100 m in fog|by trucks at last}, {safer for {use}|good for {use}}.
   {Plug fits|Connector is the right one} {on the {v}|for the {v}}, {no cutting|ten minutes|done at home}.
   {Dry inside|No mist} after {months} months {of rain|and {km} km}{.| in {city}.}
   {Blinks|Lights} {evenly|at the right rhythm}, {no relay to change|{mechanic} only swapped the wires}.
   {Stems bend|Rubber gives} {when it is parked close|when a bag hits them}, {and come back|not one broken in {months} months}.
   {Draws less|Battery is happier}: {idle no longer dims it|nothing flickers} {on our {v}|after {weeks} weeks}.`,
  `{Bright|Good light} but {the screws rust|the lens scratches} {after {months} months|on bad roads}.
   {Wire is short|Lead is ten centimetres short} on the {v}, {spliced it|works now}.
   {Redder|Paler} than the old one, {police in {city} did not mind|fine at night}.`,
  `{Flickers|Goes out} {over bumps|at idle|when it rains} since {weeks} weeks.
   {Water inside|Fogged up} after the first {shower in {city}|wash}.
   {One diode|One side} died at {km} km.
   {Stem|Lens} broke {in the first crowd in {city}|at a touch}.`,
);

export const SEAT = words(
  `{Two hours|{km} km in a week|The ride to {city}} and {no pain|no numbness}, {worth it|at last}.
   {Latches like the old one|Locks shut} on the {v}{.|, no play.|, hinge holes match.}
   {Stitching|Seam} is {straight|still tight after {months} months}, {rain rolls off|no water in the foam}.
   {Wife|Pillion|My mother} {likes the back|no longer slides}, {.|that is the best test.|even on the way to {city}.}`,
  `{Looks better than it sits|Firm}, {softer after {weeks} weeks|for short rides fine}.
   {Colour|Brown} is {darker|redder} than here, {still good|no matter}.`,
  `{Foam is flat|Sags} after {months} months of {use}.
   {Cover tore|Seam opened} {at the front|at a corner} in {weeks} weeks.
   Rattles on the {v}, {latch needs paper under it|pins are too thin}.`,
);

export const MIRRORS = words(
  `{No shake|Picture stands still} {up to 70|even at 80}, {I see more than my elbows|wide view}.
   {Both threads in the bag|Adapters were with it}, {fits the {v}|fitted at home in {city}}.
   {Stays|Holds its place} {after a fall|when parked in a crowd|after {km} km}.`,
  `{Vibrates|Blurs} above 60, {fine in town|fine in {city} traffic}.
   {Stem|Arm} is short for {wide shoulders|a jacket}, {usable|good otherwise}.`,
  `{Turns in the wind|Folds itself} at {60|50}, {tightened {days} times|useless}.
   {Glass fell out|Chrome peeled} after {weeks} weeks.`,
);

export const WIRING = words(
  `{Colours|Codes} are {as in the drawing|the maker's}, {no guessing|saved us a day|traced in minutes}.
   {Crimps hold|Terminals click in}, {pulled at each|tested all} before it went into {the {v}|use in {city}}.
   {No heat|Stays cool} at full load {after {months} months|in May in {city}}.
   {Length is generous|Reaches without a splice}, {sleeve does not chafe|ties were in the bag}.
   {Trips when it should|Did its duty once}, {saved a controller|the pack is whole}.
   {mechanic} {wired three with it|did not need the soldering iron}, {clean work|looks like factory}.`,
  `{Works|No fault}, {labels come off with oil|the sheet is in tiny print}.
   {One plug|A branch} is {too short|unused} for our {cabin|frame}, {extended it|left it}.
   {Cover is thin|Lid is loose}, {taped it|holds so far}.`,
  `{Insulation cracked|Copper is thin} at {months} months.
   {Terminal melted|Smelt burnt} {on a hot day in {city}|at half the rating}, {be careful|tested by {mechanic}}.
   {Two colours swapped|Plan and wire differ}, {cost us a fuse|lost a day on the {v}}.
   {Loose contact|Dead} after the first {rain|wash} in {city}.`,
);

export const HORN = words(
  `{Heard|Trucks hear it} {through closed windows|on NH 44|in {city} at six in the evening}, {at last|finally}.
   {Deep tone|Not shrill}, {people move|dogs wake} {, same after {months} months|also after rain}.
   {Same bracket|Two wires} and done on the {v}.`,
  `{Loud|Good tone}, {but needs a relay|but draws much}, {have one put in|ask {mechanic}}.
   {Sound got thinner|Weaker when wet} after {months} months.`,
  `{Like a toy|Weak}, {nobody in {city} moves|my old one was louder}.
   {Silent after the first rain|Stuck on} {in the middle of {city}|after {weeks} weeks}.`,
);

export const CLUSTER = words(
  `{Readable|Sharp} {in full sun|at night, no glare}, {speed agrees with the phone|within 2 km/h}.
   {Plug and play|Same connector} on {the {v}|ours}, {menu is simple|set the wheel size once}.
   {Survived|Went through} {a monsoon|{km} km of dust|a fall in {city}} {without a mark|, still fine}.
   {Trip and clock|Charge and range} {are right|stay after the key is off}, {{months} months now|{mechanic} had nothing to set}.
   {Glass does not fog|No water behind the glass} after {months} months {in {city}|outdoors}.`,
  `{Works|Good}, {the sheet is only in English|no sheet came with it}, {took an evening|found it online}.
   {Reading|Speed shown} is {4|5|3} km/h {too high|optimistic}, {as usual|no matter}.
   {Backlight|Blue} is {bright at night|strong}, {tilted it a little|one gets used to it in {city}}.`,
  `{Went blank|Display died} {in rain|after {weeks} weeks}.
   {Distance jumps|Reading hangs} since {km} km, {mechanic} {blames the sensor|cannot mend it}.
   {Fogged up|Water behind the glass} after {one wash|the first shower in {city}}.`,
);

export const THROTTLE = words(
  `{Twist|Pull} is smooth, {starts from a walk|no jerk at signals in {city}}.
   {Grip|Rubber} {does not turn|is not sticky} after {months} months{.| of {use}.}
   {Three wires|Same plug} {and done|as on the {v}}, {full speed as before|{mechanic} set it in minutes}.
   {Comes back by itself|Spring is firm}, {also after {km} km of dust|also in rain}.
   {No dead play|Picks up at the first degree}, {good for {use}|my thumb no longer hurts}.`,
  `{Works|Good}, {a little stiff at first|the lead could be longer}, {better after {days} days|joined it in {city}}.
   {Sleeve|Grip} is {thinner|harder} than the old one, {one gets used to it|gloves help}.`,
  `{Sticks open|Comes back slowly}: {dangerous in {city}|taken off the same day}.
   {Signal jumps|Jerks} at low speed since {km} km, {mechanic} {blames the sensor|cannot mend it}.
   {Cracked|Loose on the bar} after {weeks} weeks of {use}.`,
);
