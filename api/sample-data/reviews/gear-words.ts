import { words } from './words.ts';

export const HELMET = words(
  `{Snug|Fits well}, {no pressure after two hours|glasses go in|no wind noise up to 70}.
   {ISI mark and number|Hologram} {check out on the site|are there}, {police in {city} looked twice|real}.
   {Visor|Peak} {does not mist at signals|has no distortion}, {opens with a glove|clicks shut}.
   {Lining comes out|Washed it} {after {weeks} weeks in {city}|in summer}, {smells new|still tight}.
   {Dropped once|Fell with me in {city}}: {shell did its job|scratch only}, {I am fine|buying the same}.
   {Our riders|Delivery boys} wear it {ten|eight} hours {and do not complain|in {city} heat}.`,
  `{Good shell|Light}, {size runs small|take one bigger}, {padding gives after {weeks} weeks|cheeks are tight}.
   {Visor scratches|Wind comes in} {at 60|quickly}, {fine in {city}|fine for {use}}.`,
  `{Strap|Buckle} {slips|broke} after {weeks} weeks, {that must not be|dangerous}.
   {Visor mechanism|Hinge} {loose|gone} {in {months} months|after the first week}.
   {Size on the label is wrong|A size smaller than its label}, {exchange took {days} days|headache in {city} traffic}.`,
);

export const GLOVES = words(
  `{Grip|Feel} on the lever {is good|is like bare hands}, {no slip when wet|palms stay dry in {city}}.
   {Went down|Slid} once {near {city}|at 30}: {glove is torn, hand is not|knuckles saved}.
   {Washed {days} times|{months} months daily}, {seams hold|colour stays}.
   {Vents work|Not sweaty} {at 40 degrees|in {city} in May}.`,
  `{Good|Fine} but {the closure collects fluff|size is half a number small}.
   {Stiff for {weeks} weeks|Dye came off on the first wash}, {better now|then stopped}.`,
  `{Seam opened|Thumb came off} after {weeks} weeks.
   {Closure|Strap} does not hold, {slips at {60|50}|useless above town speed}.
   {Thin palm|Padding moved}, {hands hurt after {km} km|not for {use}}.`,
);

export const PHONE = words(
  `{Holds|Did not let go} {over every pothole in {city}|at 80}, {map stays readable|phone never fell}.
   {Charges|USB keeps it full} {while the map runs|on {use}}, {five|six} hours a day.
   {One hand in, one hand out|Quick}, {riders on {use} like it|good for {use} in {city}}.
   {Camera survived|No shake damage} after {km} km.`,
  `{Holds well|Good}, {big phones cover the key|rubber is tight with a case}.
   {Turns a little|Slips by a finger} on bad roads, {tightened it|once a week}.`,
  `{Phone flew off|Let go} {on the flyover in {city}|at a speed breaker}, {screen gone|lesson learnt}.
   {Clamp|Ball} broke in {weeks} weeks of {use}.
   {USB gives nothing|Water got into the socket} after {one rain|{weeks} weeks}.`,
);

export const LOCK = words(
  `{Boy|Somebody} {tried it|pulled at it} {outside the station in {city}|at night}: {only scratches|bike was still there}.
   {Code|Key} turns {easily|without play}, {also in rain|also after {months} months}.
   {Coils small|Fits under the seat}, {no rattle|with its holder}.
   {Alarm|Beep} {wakes the watchman|is loud enough for {city}}, {not too touchy|battery lasts {months} months}.
   {Sheath does not scratch|No mark on the rim}, {.|long enough for two in {use}.|reaches round a pole.}`,
  `{Good against the quick hand|Keeps honest people honest}, {not for a night in {city}|use a chain, too}.
   {Stiff|Dry} {after rain|in dust}, {a drop of oil|oiled every {weeks} weeks}.`,
  `{Cut in seconds|Opened without its key} in {city}, {bike gone|police shrugged}.
   {Jammed|Key broke} after {weeks} weeks, {cutter cost more|late for work}.
   {Alarm goes off by itself|Screams in wind}, {neighbours in {city} complain|battery out}.`,
);

export const BELL = words(
  `{Clear|Bright} {tone|ring}, {walkers in {city} step aside with a smile|heard over traffic}.
   {One screw|Fitted in a minute}, {does not turn|sits firm after {km} km}.
   {Still shines|No rust} after {months} months {by the sea|outdoors in {city}}.
   {Daughter|My son|Wife} {loves it|rings all day}, {.|worth every rupee.|so do the neighbours in {city}.}`,
  `{Nice|Pretty}, {not loud in {city} traffic|ring is short}.
   {Strap is for thin bars|Needed tape under it}, {fine after|holds}.`,
  `{Spring broke|Silent} after {weeks} weeks.
   {Dull|Dead} sound when wet, {useless in {city}|back to the old one}.
   {Rust|Plating off} in {months} months.`,
);

export const BAG = words(
  `{Dry inside|Not a drop} {after the monsoon ride to {city}|in heavy rain}.
   {Carries|Takes} {two helmets|a laptop and lunch|{40|30|25} parcels} {on {use}|without a wobble}.
   {Lock|Zip|Buckle} {works with one hand|does not stick} after {months} months.
   {No rattle|Base plate is firm} {at 80|on the road to {city}}.
   {Looks right|Goes with the bike}, {riders of our fleet like it|asked where it is from in {city}}.`,
  `{Good volume|Roomy}, {mount is fiddly|lid needs a push}, {.|fine for {use}.}
   {Fades|Greyed} after {months} months of sun in {city}, {holds|still tight}.`,
  `{Leaks|Water inside} at the {lid|corner} in the first rain{.| in {city}.}
   {Hinge|Clip|Strap} broke after {weeks} weeks of {use}.
   {Came off|Loose} {on a speed breaker|at 50}, {tied with rope since|dangerous}.`,
);

export const COVER = words(
  `{Dry|Dust-free} under it after {weeks} weeks {on the street in {city}|of rain}.
   {Stays on|Did not fly} {in the storm in {city}|with the strap under}, {elastic is strong|buckle helps}.
   {No scratch on paint|Soft inside}, {folds into its bag|dries in an hour}.
   {Sun does not fade it|Colour is as bought} after {months} months.`,
  `{Good cloth|Keeps rain off}, {tight over the mirrors|long at the back}.
   {Traps damp|Needs airing}, {open it now and then|otherwise fine in {city}}.`,
  `{Torn|Seam open} {at the mirror|at the handle} in {weeks} weeks.
   {Rain goes through|Only dust}: {wet seat every morning in {city}|not waterproof}.
   {Brittle|Falls to pieces} after {months} months of sun.`,
);

export const TOOLS = words(
  `{Sockets do not slip|Jaws are true}, {used daily in {city}|{months} months in the workshop}.
   {Everything has its place|Case shuts}, {a missing piece is seen at once|boys put it back}.
   {Insulation|Handle} {is marked and tested|feels safe}, {we work on 300 V with it|our rule now}.
   {Roadside repair near {city}|Changed a wheel in rain}: {all I needed was there|home in an hour}.
   {Torque|Steel} is {honest|right}, {bolts are whole|no rounded heads after {months} months}.`,
  `{Good steel|Useful}, {one size is missing|10 mm should be double}.
   {Case hinge is thin|Roll lost a tie} after {months} months, {tools are fine|taped}.`,
  `{Bit sheared|Socket cracked} on the {second|third} bolt.
   {Rust|Brown} after {weeks} weeks {in {city}|in a dry box}.
   {Two pieces missing|Set was not complete}, {no answer for {days} days|sent one later}.`,
);
