import { words } from './words.ts';

export const FENDER = words(
  `{Holes match|Brackets line up} on the {v}, {four bolts and done|{mechanic} had it on in ten minutes}.
   {Clears the tyre|No rubbing} {with two up|over the speed breakers of {city}}{.|, {km} km now.}
   {Thick enough|Does not flap} {at 70|on bad roads}, {no crack at the bolts|after {months} months}.
   {Colour is near to the old one|Painted it in {city} to match}, {nobody sees it|finish is even}.
   {Mud stays below|Trousers stay clean} {in the rains of {city}|on {use}}.`,
  `{Good shape|Fits}, {one hole had to be filed|the rubber pad is not with it}, {fine since|{mechanic} had one}.
   {Thinner|Lighter} than the maker's own on the {v}, {holds so far|half the price, too}.`,
  `{Cracked at the bolt|Split} after {weeks} weeks {of {use}|on the roads of {city}}.
   {Rubs on the tyre|Holes are off} on the {v}, {bent it|sent back}.
   {Rust under the paint|Colour went grey} in {months} months.`,
);

export const FILTER = words(
  `{Seal sits|Snapped in} like the maker's own {on the {v}|in the airbox of the {v}|in our {v}}.
   {Changed at {km} km|Third one in {km} km}, {the engine breathes again|mileage is back}.
   {Same height as the old one|Measured against the old one: equal}, {no gap|no filing} {in {city}|, says {mechanic}|on the {v}}.
   {We keep ten|Always two on the shelf} for {use} in {city}.
   {Dust of {city}|The road to {city}} {stays outside|did not get past}: {clean behind it after {km} km|wiped the duct, nothing}.
   {Came sealed in foil|Packed well}, {no dent|grid is straight}, {fitted in five minutes on the {v}|to {city} in {days} days}.`,
  `{Works|Fits}, {the gasket is thin|edge had to be pressed in}, {tight now on the {v}|fine for {use}}.
   {Clogs|Was grey} sooner than hoped, {cleaned at {km} km|dust in {city} is to blame}.`,
  `{Gap at one side|Too low by 2 mm} on the {v}, {dust went past|not used}.
   {Glue came off|Pleats fell together} after {weeks} weeks{.| in {city}.| of {use}.}`,
);

export const BELT = words(
  `{Pulls as on the first day|Slip is gone} {on the {v}|after {km} km|up the flyover in {city}}.
   {Width measured|Put beside the old one}: {equal|to the tenth} {, {mechanic} nodded|, and at {km} km still}.
   {No whine|Quiet} {from 0 to 60|in the morning}, {as new|after {months} months of {use}}.
   {Old one did {km} km|Changed before it broke}, {this one goes the same way|good to have at hand in {city}}.
   {Reached {city} in {days} days|Came rolled, not folded}, {no kink|date of this year on it}.`,
  `{Good belt|Fits}, {a little dust in the first weeks|needed a second tensioning at {km} km}, {quiet since|normal, says {mechanic}}.`,
  `{Frayed|Teeth came off} at {km} km {on the {v}|of {use}}.
   {Slips|Squeals} {when wet|from a stop in {city}}, {old one is back|{mechanic} shook his head}.`,
);

export const DRIVE_CHAIN = words(
  `{Adjusted once at {km} km, not since|Hardly stretched in {months} months{| of {use}}}.
   {Cut to length|Links counted and shortened} for the {v}, {joining link is good steel|clip sits firm}.
   {Runs quiet|No slap} {after {km} km|on the {v}|even dry}.
   {mechanic} {fitted it in half an hour|says the steel is good}, {fair price for {city}|I saved two trips}.
   {Clean and oiled once a month|Washed after the rains of {city}}: {no rust|links move freely}.`,
  `{Good steel|Fine}, {had to be shortened by six links|one clip was bent}, {took an hour more|{mechanic} had one}.
   Needs {oil|cleaning} every {km} km {or it sings|in dust}.`,
  `{Stretched to the end of the slots|Done} at {km} km{.| of {use}.}
   {Snapped|Jumped off} {on the highway outside {city}|with a load}, {luckily slow|towed home}.
   {Stiff links|Rust between the plates} after {weeks} weeks.`,
);

export const BULB = words(
  `{Base is right|Clicked in} on the {v}, {beam as before|both filaments work}.
   {Lasted|Still burns after} {months} months of {use}.
   {Bought ten|A box of them} for {use}, {all lit|not one dead} {in {city}|on arrival}.
   {Police check in {city} passed|Light is as the sheet says}, {no cheap blue|white enough}.
   {Cheaper than in {city}|Always one in the tool box}, {fitted at the roadside|five minutes without a tool} {on the {v}|at night}.`,
  `{Works|Lights}, {a little yellow|glass is thinner}, {for {use} fine|cheap after all}.
   {One of four was dead|Box was loose} on arrival in {city}, {replaced|others burn}.`,
  `{Burnt out|Black} after {weeks} weeks {of {use}|on the {v}}.
   {Base is loose|Flickers} on every bump, {not the socket, says {mechanic}|old one is back in}.`,
);

export const STARTER = words(
  `{Starts every morning|Cranks at once}, {also after {days} days of standing|even in January in {city}}.
   {Fits the tray of the {v}|Terminals are on the right side for the {v}}, {bolts were in the box|{mechanic} had it in within minutes}.
   {12.8 V on arrival|Came charged to {city}}, {date of {months} weeks ago on it|seal whole}.
   {Horn and lamp|Self and lamp} {no longer dim|are strong again} {, {months} months now|since the change}.
   {No acid|Dry case} after {months} months of {use}.
   {Old one of this make|Same kind} did {three|four} years{.| in {city}.| of {use}.}`,
  `{Good battery|Works}, {bolts are short|needed a night on the charger first}, {fine since|fine for {use}}.
   {Reached {city} with 12.4 V|Came to {city} half charged}, {slow charge, then good|as the sheet says}.`,
  `{Dead|10.4 V} after {weeks} weeks, {{mechanic} measured a dry cell|warranty took {days} days}.
   {Leaked|Case swollen} in the heat of {city}.
   {Does not hold|Flat} after {days} days without riding {.|, the {v} charges as it should.}`,
);
