import { words } from './words.ts';

export const BRAKES = words(
  `{Bites|Stops} {from the first press|evenly|straight} {on my {v}|on the {v}|in rain too}{.|, no squeal after {km} km.}
   Bedded in over {two|three|four|five} hundred km {near|around|in the lanes of} {city} {and now stops like new|, lever is firm again}.
   {Brake travel|The stroke} is {shorter|back to normal|halved} {since|after} the change on the {v}.
   {No dust on the rim|No noise in the morning|Even wear} after {km} km{.| of {use}.| in the hills above {city}.}
   {Fits|Went into} the {v} {without filing|in ten minutes|with the old pins|as it came}.
   {Cold|Wet|Loaded} stops {are better than with|need less finger than} the {old set|maker's own} on our {v}.
   {Measured|Mic'd} it: {thickness is to the tenth|it is within the sheet|as thick as it should be} {.|, says {mechanic}.}
   Downhill from {the ghat|Lonavala|Nandi hills|Araku|Mahabaleshwar} with {a pillion|a full load} {no fade|no smell} at all.`,
  `{Squeals|Groans} a little {when cold|on the first stops|in the wet}, {gone after {km} km|otherwise fine}.
   Needed {a shim|some filing of the edge|new pins} on the {v}{.|, after that good.}
   {Stops well but|Good bite, only it} {wears faster than hoped|leaves dust on the rim}: {half gone at {km} km|see after {months} months}.
   {Hard|Wooden} for the first {two|three|four|five} hundred km, {then|after that} acceptable.`,
  `{Worn out|Down to the metal|Finished} after {km} km {of {use}|on the {v}|on flat roads}.
   {Squeals|Screams} at every {signal|stop} in {city}, {people turn around|embarrassing}.
   {Lining|Friction material} {came off its plate|cracked|glazed over} after {weeks} weeks.
   Did not fit the {v}, {the lug is|holes are} {two|three} millimetres off.
   {Dangerous in rain|Hardly any bite when wet}: {nearly hit a car in {city}|I took it off after {days} days}.`,
);

export const DISC = words(
  `{Runs true|No flutter} {from the first press|on the stand}{.| on our {v}.|, after {km} km of {use}, too.}
   Bedded in over {two|three|four|five} hundred km {near|around|in the lanes of} {city} {and now stops like new|with the old pads}.
   {No noise in the morning|Even wear|No blue marks} after {km} km{.| of {use}.| in the hills above {city}.}
   {Went onto|Sits on} the hub of the {v} {without filing|with its own bolts|in ten minutes}.
   {Mic'd it|Measured}: {thickness is to the tenth|as thick as it should be}{.|, says {mechanic}.}
   {No rust beside the track|Coat of the carrier is whole} after {months} months{.| outdoors in {city}.}
   Downhill from {the ghat|Lonavala|Nandi hills|Araku|Mahabaleshwar} with {a pillion|a full load} {no fade|no smell} at all.`,
  `{Film of oil|Coat} had to be cleaned off first, {then it bites|{mechanic} told me}.
   {Good steel|Stops well}, {bolts were not with it|thin film of rust after each rain in {city}}.
   {Groans|Sings} for the first {two|three|four|five} hundred km, {gone since|after that quiet}.`,
  `{Warped|Shakes in the hand} after {weeks} weeks {of {use}|in {city} traffic}.
   {Scored|Down to the wear limit} at {km} km{.| of {use}.| with soft pads.}
   Bolt holes {do not meet the hub of the {v}|are {two|three} millimetres off}, {sent back|I lost a day}.
   {Rusty|A dent at the edge} {out of the box|when it came to {city}}, {nobody had looked at it|exchange took {days} days}.`,
);

export const LEVER = words(
  `{Short throw|Easy reach}, {one finger is enough|my hand no longer hurts} {in {city} traffic|after {km} km}.
   {Same pivot|The switch fits}, {on the {v} in ten minutes|no filing on the {v}}.
   {Clicks through its steps|Adjuster turns by hand}, {also with gloves|set it once, fine since}.
   {Fell over in {city}|Dropped at a signal}: {it folded and came back|not bent|only a scratch at the ball}.
   {No play|Still tight} after {months} months{.| of {use}.| of rain.}
   {Anodising|Black coat} {has not faded|is whole} after {months} months {in the sun|outdoors in {city}}.`,
  `{Good lever|Fine}, {the pin is a little tight|needed grease at the pivot}, {works now|{mechanic} did it}.
   {Longer|Shorter} by a centimetre than the old one, {one gets used to it|no matter for {use}}.
   {Return spring|Screw} is {soft|of plain steel}, {changed it in {city}|holds so far}.`,
  `{Bent|Broke} in the first fall{.| in {city}.| at walking pace.}
   {Plays|Rattles} in its pivot after {weeks} weeks.
   {Does not push the switch|Brake lamp stays on} with it on the {v}, {taken off|sent back}.
   {Paint|Coat} came off on my glove after {days} days.`,
);

export const FLUIDS = words(
  `{Seal intact|Fresh stock|Sealed cap}, {date on the bottle is {months} months old|made {months} months ago}.
   {Used|Poured|Emptied} it in the {v}, {next change is due in {km} km|smooth after {km} km}.
   {One bottle does|Enough for} {ten|eight|twelve|six} {services|vehicles} in our {workshop|garage} in {city}.
   {No leak|No drip|Clean pour}, {measure marks are right|nothing wasted}.
   {Quieter|Smoother} {than before|from the first day} and still so at {km} km{.|, {mechanic} noticed, too.}
   We buy it by the {dozen|carton|case} for {use} in {city}.`,
  `{Cap leaks when laid down|Nozzle clogs}, {the content is fine|otherwise good}.
   Does what it should {in the {v}|for {use}}, {not better than one at half the price|a little costly in {city}}.
   {Old stock|Batch from {months} months ago}, {still inside its date|works}.`,
  `{Half empty|Leaking} {on arrival in {city}|when the box was opened}.
   {Colour|Smell} is not that of the last lot, {I poured it away|I do not trust it in the {v}}.
   {Past its date by {months} months|Date scratched off}, {who checks this|returned}.`,
);

export const SUSPENSION = words(
  `{Speed breakers in {city} are|Broken road to {city} is} {half as bad|no pain} now.
   {Sits level|No sag} with {two up|a load of 60 kg|full crates} on {use}{.|, after {km} km.}
   {No oil on the rod|Dry as new} after {km} km {of {use}|on bad roads|and one monsoon}.
   Preload {turns by hand|is easy to set}, {third step for two|second step alone} {works for me|on the {v}}.
   {Fitted both in an hour|Bolts lined up}, {mechanic} {only greased the bushes|needed no spacer}.
   {Rides softer|Holds the line better} than what the {v} came with.`,
  `{Stiff|Hard} for the first {two|three|four|five} hundred km, {then it breathes|better since}.
   {Good damping|Comfortable}, {but paint chips|but the spring showed rust after {months} months}.
   Bushes {were tight|needed a press}, {mechanic} took {two|three} hours.`,
  `{Leaks|Oil all over} after {km} km{.| on good roads near {city}.}
   {Bottoms out|Knocks} with {a pillion|every pothole in {city}}.
   {One of the two is softer|Left and right differ}, {the bike leans|felt at once}.
   {Bush|Eye} broke in {weeks} weeks of {use}.`,
);

export const CHAIN = words(
  `{Adjusted once at {km} km, not since|Hardly stretched in {months} months{| of {use}}}.
   {Runs quiet|No slap}, {teeth are still square after {km} km|even dry}.
   {Length was right|Went straight on} for the {v}, {link and clip in the bag|tools at hand were enough}.
   {mechanic} {fitted the whole set in an hour|says the steel is good}, {fair price for {city}|I saved two trips}.
   {Pulls smoother|Less jerk} {from second gear|at low speed} {since then|on the {v}}.`,
  `{Good steel but|Fine,} {one clip was missing|the box had no clip}, {got it in {city}|five rupees at the corner}.
   Needs {oil|cleaning} every {km} km {or it sings|in dust}.
   {Teeth are fine|Chain is fine}, {rear bolts|washers} had to be bought.`,
  `{Stretched to the end of the slots|Done} at {km} km.
   {Hooked teeth|Teeth like a shark} after {months} months of {use}.
   {Snapped|Jumped off} {on the highway outside {city}|with a load}, {luckily slow|towed home}.
   Wrong {pitch|length} for the {v}, {the page should say|sent back}.`,
);

export const TYRES = words(
  `{Grips|Holds} {in the wet|on oily roads in {city}|on gravel} {, no slip so far|as well as on dry road}.
   {Ran|Did} {km} km and {half the tread is left|wear is even|it looks new}.
   {Round to the eye|No wobble}, {balanced with 5 g|needed hardly any weight}.
   {No puncture in {months} months|One nail in {km} km{|, {mechanic} had it plugged in no time}}.
   {Fitted|Mounted} in {city} for a small charge, {bead went on cleanly|went on the {v} at once}.
   {Feels planted|Turns in lightly} {at 80|on the ring road}, {.|also with two.|says my brother.}`,
  `{Hums|Sings} {above 70|on concrete}, {grip is good|one gets used to it}.
   {Good in dry|Fine in town}, {careful on wet paint|not for mud}.
   Made {months} months before it came to {city}, {acceptable|I had hoped for fresher}.`,
  `{Bald|Cracks in the wall} at {km} km.
   {Slipped|Let go} {on a wet bridge in {city}|on the first rain}, {never again|I am back to my old brand}.
   {Bubble in the side|Out of round} after {weeks} weeks, {claim refused|claim took {days} days}.
   {Loses air|Needs air every {days} days}, {mechanic} found {nothing|a pore}.`,
);

export const RIMS = words(
  `{True to the millimetre|No wobble}, {balanced with 5 g|needed hardly any weight}.
   {Bead sits|Tubeless tyre went on} {at the first blow|without a leak}, {holds air for {weeks} weeks|no top-up in {months} months}.
   {Took|Hit} {a pothole in {city} at 60|an open manhole edge}: {not bent|only the paint is marked}.
   {Paint|Coat} {is even|has not chipped} after {months} months {of rain|in {city}}.
   {Bearing seats|Disc holes} {are in line|match the {v}}, {bolts went in by hand|{mechanic} fitted it in an hour}.
   {Lighter than the steel one|Looks like the maker's own}, {the {v} turns in better|people ask where it is from}.`,
  `{Good casting|Straight}, {valve was not with it|bearings have to be bought}, {told so on the page|got them in {city}}.
   {Finish|Edge} is {rough at one spoke|duller than here}, {not seen from a metre away|no matter for {use}}.`,
  `{Bent|Cracked at a spoke} {in the first pothole|after {weeks} weeks} {in {city}|of {use}}.
   {Leaks at the bead|Loses air overnight}, {mechanic} found {a pore in the casting|the seat is rough}.
   {Runs out by 2 mm|Wobbles} {on the stand|from the first day}, {exchange took {days} days|I use my old one}.`,
);
