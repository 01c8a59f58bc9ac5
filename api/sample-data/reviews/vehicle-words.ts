import type { Fuel } from '@evmandi/contract/domain/filter-values';
import type { Vehicle } from '../../src/database/tables/catalog.ts';
import type { Drawing } from '../../src/pictures/picture.ts';
import { carriesGoods } from '../carries-goods.ts';
import { type Words, words } from './words.ts';

const PETROL_BIKE = words(
  `{Gives|Getting|Measured} {42|45|48|51|54|38|35|62|58} km a litre {in {city}|between {city} and home|on {use}}, {tank to tank|after the second service}.
   {Pulls cleanly|No knocking} {from 30 in fourth|uphill with two|out of every corner}, {, box is smooth|clutch is light}.
   {Done|At|Crossed} {km} km {now|in {months} months}, {oil and a chain|nothing but oil|one bulb}, {no regrets|that was all}.
   {Starts|Fires} at the first touch {, even in January|after a week at the airport|in {city} rain}.
   {{city} to Goa|{city} to Mysuru|Leh from {city}|{city} to Hampi} {and back|in two days}: {back does not hurt|not one fault|would do it tomorrow}.
   {Service|First service} in {city} {took two hours|was honest|cost what they said}, {washed, too|old parts shown}.
   {Head turner|People ask} {at every signal in {city}|in the village}, {paint is deep|looks richer than its price}.
   {Pillion|My wife|My father} {finds the seat long enough|gets on easily|no longer takes the bus in {city}}.
   {Light|Easy} in {city} traffic{.|, feet flat on the ground.|, turns in a lane.}
   {Papers|Registration} {ready on the day|done in {days} days}, {number plate came with it|no running around in {city}}.
   Brakes {stop two without drama|are strong and even}{.| on the ghat near {city}.|, also wet.|, pads changed at {km} km.}
   Headlamp {lights the village road|is enough at 60}{.|, I ride home late from {city}.|, one bulb in {months} months.}
   {Sold my old one after {km} km for this|Came from a scooter}, {should have done it earlier|no looking back}.
   Tyres {take|forgive} {city} roads{.|, {months} months without a puncture.|, even the dug-up ones.}
   Suspension {swallows|forgives} {the potholes of {city}|what the rains left of our road}, {two up, too|also at {km} km}.
   {Exhaust note|Engine} {is a pleasure|stays calm at 80}, {neighbours do not mind|even after {km} km}.
   {mechanic} {knows it in his sleep|says spares cost little}, {that decides in {city}|peace of mind}.`,
  `{Good machine|Solid}, {delivery took {days} days more|waited {weeks} weeks for the colour in {city}}.
   {Fine in {city}|All right in town}, {busy above 80|asks for a sixth gear on the highway}.
   {Mileage|Average} {settled at {km} km only|is ten less than the sheet}, {rest is good|still cheap to run}.
   {Seat|Suspension} {is firm for the first {two|three|four|five} hundred km|could be softer}, {one gets used to it|else fine}.
   {Switches|Mirrors} feel {cheap|plain} {for the price|in {city} showroom light}, {the engine makes up for it|works though}.
   {Spares|The visor} had to be {ordered|waited for}: {days} days in {city}.`,
  `{Vibrates|Buzzes} {in the pegs|in the handle} above {55|60|65}, {hands numb before {city}|service found nothing}.
   {28|31|33|36} km a litre {in {city}|at best}, {the sheet dreams|told to wait for the next service}.
   {Service centre in {city}|Dealer}: {days} days for {a cable|a bulb|an oil change}, {and rude|no call back}.
   {Rust|Flaking paint} on the {tank|silencer|frame} {after {weeks} weeks|after one monsoon in {city}}.
   {Gear|Neutral} {slips in|cannot be found} when hot, {clutch plates changed at {km} km|not what I paid for}.
   {Stalls|Dies} {at signals in {city}|in the rain}, {third visit|still so after {days} days in service}.
   {Chain|Cone set|Bearings} gone at {km} km.
   {Sold|Gave back} after {months} months{.|, at a loss.|, too weak for {use}.}`,
);

const SCOOTER = words(
  `{Under-seat|Boot} takes {a helmet and the shopping|two bags of rice|my camera bag}, {hook holds|rest on the floor} {, {city} market is done|.}
   {40|43|46|49|52} km a litre with {two up|stops every 200 m} in {city}.
   {Mother|Wife|Daughter|My father} {rides it to {the market|school|the office}|took it over}, {light to push|no fear at all}.
   {Smooth from a stop|Picks up before the bus does}, {no jerk|quiet at 40} {, also at {km} km|on the {city} flyover}.
   {km} km in {months} months, {belt still good|one service, no fault|only tyres}.
   {Self starts|Starts} {every time|also with weak legs} {, {city} winters, too|after {days} days of standing}.
   {Brakes together|Combined brake} {stop straight|saved me} {in the wet|from a dog in {city}}.
   {Fuel lid outside|Big key slot}, {small things|the pump in {city} is quick now} {, thank you|well thought out}.
   {Service|Wash and oil} in {city} for {less than I feared|what the sheet says}.
   {Paint|Body} {metal, not plastic|still shines}, {one fall in {city}, a scratch|after {months} months in the sun}.`,
  `{Good|Reliable}, {front is stiff|boot lid needs a slam}, {for {city} it will do|otherwise happy}.
   {Mileage|Average} is {36|38|39}, {I hoped for more|traffic in {city} is to blame}.
   {Waited {weeks} weeks|Colour came {days} days late}, {fine since|dealer in {city} was polite}.`,
  `{Rattles|Panels shake} since {km} km, {service tightened it twice|like an old one}.
   {Self start|Battery} {dead in the morning|replaced} after {weeks} weeks{.| in {city}.}
   {32|29|34} km a litre, {city} {service says normal|shrugs}.
   {Front|Handle} {wobbles at 50|pulls left}, {claim refused in {city}|alignment did not help}.
   {Lock|Seat} jams {in rain|every {days} days}, {keys cut twice|locksmith in {city} laughed}.`,
);

const ELECTRIC_TWO = words(
  `{Real range|I get} {78|84|91|96|103|112|124|88} km {in {city}|with a pillion|in the normal mode}, {charger at home|every second night}.
   {Bill|Power bill} went up by {240|310|380|420|190} rupees, petrol was {2,600|3,100|3,800|4,400} {.| for {use}.|in {city}.}
   {Silent|Quiet}, {security in {city} looks up late|one hears birds}, {and quick at signals|torque from zero}.
   {km} km, {battery at 97 per cent|no bar lost|same range as new}, {{months} months old|charged to 90}.
   {App|Update} {brought a better hill hold|shows the nearest plug}, {works in {city}|honest figures}.
   {Climbs|Takes} {the ramp of our society|the flyover|the hill road near {city}} with two{.|, without slowing.}
   {Charged at|Plugged in at} {the office|a friend's|a mall in {city}}, {35 minutes and half full|three-pin is enough}.
   {Rain|Flooded lane} in {city}: {no fault|kept going}, {seals are good|heart in mouth, but fine}.
   {Service once a year|Nothing to oil}, {first pads at {km} km|saves {two|three} evenings}.
   {Reverse|Hill hold} {helps my mother|is a gift in our basement}, {light to turn|parking in {city} is easy}.
   {Boys of our fleet|Our riders|My two drivers} {do {90|110|70} km a day|two shifts}, {swap at noon|charge at lunch in {city}}.
   {Ride is planted|Low weight helps}, {no dive|corners like a bigger one} {.|after {km} km, too.}`,
  `{Range|It does} {62|68|71|74} km{ in {city}| with two}, {less than said, enough for me|winter takes ten per cent}.
   {Good|Happy}, {app forgets me|screen is slow in the sun}, {update promised|reboots once a week}.
   {Waited|Delivery took} {weeks} weeks in {city}, {worth it|they kept me informed}.
   {Boot is small|Seat is firm}, {the rest is right|for {use} fine}.`,
  `{Range fell|Down} to {48|52|41|44} km after {months} months, {service says normal|claim open for {days} days}.
   {Stopped|Shut down} {in the middle of {city}|on the flyover}, {error and a tow|three times in {weeks} weeks}.
   {Charger|Port} burnt out after {weeks} weeks, {no spare in {city}|{days} days on the bus}.
   {Service|Support} {does not pick up|gives dates and forgets}, {{days} days for a sensor|it stands in {city} since}.
   {Panels|Body} {creak|do not meet}, {screen went black in rain|like a first attempt}.
   {Update|New software} made it slower, {no way back|nobody asked me}.
   {Motor|Belt} {whines|clicks} since {km} km, {replaced once, again now|ride with the radio on}.`,
);

const CYCLE = words(
  `{Hill to|Flyover on the way to} {work|college|{city} station} {is nothing now|without a drop of sweat}, {level two|legs do half}.
   {One charge|Battery} lasts {a week|{days} days} {of {8|6|11} km each way|to the metro in {city}}.
   {Lost {3|4|5|6} kilos|Blood sugar is down} in {months} months, {doctor is pleased|and it is fun}.
   {Carried up|Taken to} the {second|third} floor {each evening|in {city}}, {light enough|battery comes off}.
   {Brakes set once, fine since|Gears shift cleanly} {, {km} km|at {months} months}.`,
  `{Good|Fun}, {guards rattle|saddle is hard}, {changed it in {city}|tightened}.
   {Range is 24|I get 28|About 30} km, {headwind counts|enough for {city}}.`,
  `{Spokes|Rear wheel} {broke|went out of true} at {km} km.
   {Display|Sensor} dead after {one rain in {city}|{weeks} weeks}.
   {Battery|Range} {half|down to 12 km} after {months} months, {a new one costs as much as a cycle|claim refused}.`,
);

const THREE_WHEELER = words(
  `{Earns|Brings} {900|1,100|1,250|1,400} a day in {city}, {EMI is covered|running cost is 60}.
   {km} km, {brakes and one tyre|only a mirror}, {{months} months|two shifts a day}.
   {Charged|Full} in {four|five} hours {at night|at the union stand in {city}}, {{95|110|120} km real|second shift starts full}.`,
  `{Good earner|Works}, {cabin gets hot at noon in {city}|wiper is weak}.
   {Turns wide|Wipes only half its screen}, {learnt in a week|one gets used to it in {city}}.`,
  `{Stands|Waits} for {a controller|a part} {days} days in {city}, {EMI does not wait|no income}.
   {Range|It does} {61|68|72} km {loaded|after {months} months}, {told 110|not enough for a shift}.
   {Welds|Floor} {cracked|rusted} after {months} months{.| on {city} roads.}`,
);

const CAR = words(
  `{Easy to park|Turns in our lane}, {camera is clear|sensors are honest} {, {city} is small again|.}
   {km} km in {months} months: {wiper blades|nothing|one puncture}, {service took an hour in {city}|like new}.
   {Kids|My parents|Drivers} {like the silence|get in without bending}, {cool in May in {city}|even at the back}.
   {Boot takes|Room for} {four suitcases|a pram and the shopping}, {the rear seat folds flat|nothing left at home}.
   {Doors shut|Panels fit} {like a bank|without a gap}, {quiet at 60|no rattle after {months} months}.
   {Brakes|Steering} {firm|light in town}, {the ghat near {city} is a pleasure|my wife likes to drive it}.`,
  `{Comfortable in front|Good car}, {tight behind|boot is what it is}, {for {city} fine|for {use} fine}.
   {Screen freezes|Phone drops off} once {a week|in {days} days}, {restart helps|update announced}.
   {Waited|Delivery took} {weeks} weeks in {city}, {worth it|they kept me informed}.`,
  `{Software|Screen} {dies|reboots} {on the highway|at night in {city}}, {visit four|no speed shown}.
   {Spare|Bumper clip} took {weeks} weeks {to reach {city}|and a lawyer's letter}.
   {AC|Window} failed after {weeks} weeks, {dealer in {city} needed {days} days|in May of all months}.`,
);

const ELECTRIC_CAR = words(
  `{To my village outside {city}|A day of errands in {city}|School, office and back in {city}} on one charge, {AC on|four people|heater, too}.
   {Runs|Costs} {0.9|1.1|1.3} rupees a km {at home|on our tariff in {city}}, {the old one took 7|office pays less}.
   {Charged|Full} {overnight at home|in an hour on the road to {city}}, {pump forgotten|no queue}.
   {Battery|Range} {as on day one|down by two per cent} after {km} km.`,
  `{Range|It does} {205|215|228} km {with AC|in {city} traffic}, {less than said, enough for me|winter takes ten per cent}.`,
  `{Range|It shows} {180|145|160} km, {sold with 300|with AC even less}.`,
);

const HYBRID_CAR = words(
  `{Gives|Measured} {22|23|24|25} km a litre in {city}, {tank to tank|the motor does half the work}.
   {Starts off without the engine|Silent in the queue}, {one tank lasts {weeks} weeks|{city} traffic costs nothing}.
   {Engine comes in|Changes over} {without a jerk|unheard}, {nothing to plug in|no charger to look for}.`,
  `{17|18|19} km a litre {on the highway|with AC}, {town is better|still cheap for its size}.`,
  `{14|15} km a litre, {the sheet says 27|service calls it normal}.`,
);

const LOADER = words(
  `{Loads|Takes} {700|600|550} kg {of water cans|for {use}}, {no complaint on the flyover|brakes well}.
   {Runs|Costs} {1.1|1.3|1.6} rupees a km {on our tariff|at the depot in {city}}, {diesel took 7|EMI is covered}.
   {km} km in {months} months: {wiper blades|nothing|one puncture}, {service took an hour in {city}|like new}.
   {Turns in our lane|Easy to park}, {loads from both sides|floor is low} {in {city} market|.}
   {Charged|Full} {overnight at the depot|at lunch}, {two rounds a day|done with {use} by four}.`,
  `{Good loader|Works}, {cabin is narrow|seat is hard}, {for {use} fine|drivers got used to it}.
   {Screen freezes|Phone drops off} once {a week|in {days} days}, {restart helps|update announced}.`,
  `{Range|It shows} {82|95|71} km {loaded|after {months} months}, {sold with 150|not enough for {use}}.
   {Stands|Waits} for {a controller|a part} {days} days in {city}, {no income|crates on hired wheels}.
   {Tail gate|Hinge} bent after {weeks} weeks of {use}.`,
);

const HYBRID_THREE_WHEELER = words(
  `{Earns|Brings} {900|1,100|1,250|1,400} a day in {city}, {EMI is covered|fuel is half of what it was}.
   {km} km, {brakes and one tyre|only a mirror}, {{months} months|two shifts a day}.
   {Motor helps in the queue|Electric at the stand}, {a tank lasts {days} days|nothing to plug in}.`,
  `{Good earner|Works}, {cabin gets hot at noon in {city}|wiper is weak}.
   {Turns wide|Wipes only half its screen}, {learnt in a week|one gets used to it in {city}}.`,
  `{Stands|Waits} for {a starter|a part} {days} days in {city}, {EMI does not wait|no income}.
   {Welds|Floor} {cracked|rusted} after {months} months{.| on {city} roads.}
   {Motor cuts out|Changes over with a jolt} under load, {third visit|{days} days in service}.`,
);

/** On three wheels, persons behind the driver. */
const FARES = words(
  `{Passengers|Families|School children} {ask for it|get in easily|like the ride} {in {city}|.|on the {city} ring road}.
   {Four and luggage|Three and their bags} {up the flyover|through {city}} {and it pulls|no heat}.
   {Hood|Canopy} keeps the rain {out|off the bench}{.| in {city}.|, {months} months whole.}`,
  `{Bench is low|Step is high} for {old people|tall fares}, {they ask for a cushion in {city}|nobody complained loudly}.
   {Back is hard with one fare|Sways with four}, {slower and it is fine|learnt in a week}.`,
  `{Hood|Canopy} {tore|leaks} after {weeks} weeks, {fares in {city} get wet|sewn twice}.
   {Bench cracked|Grab rail came off} after {months} months{.| in {city}.}`,
);

/** On three wheels, a bed or a box behind the driver. */
const FREIGHT = words(
  `{Full load|Six cartons|Ten gas cylinders|Forty crates} {up the flyover|on the {city} ring road} {and it pulls|no heat}.
   {Shopkeepers|Wholesalers} {call for it|wave us in} {in {city}|.|at the {city} market}.
   {Bed is low|Easy to load}, {one man loads it|no ramp for {use}}.
   {Tail board|Latch} {shuts tight|has not bent} after {months} months{.| of {use}.}`,
  `{Rear is hard when empty|Bounces without a load}, {load it and it is fine|learnt in a week}.
   {Hooks for the rope|A mat for the bed} {had to be bought|would have been nice}{.| in {city}.}`,
  `{Bed|Floor} {cracked|rusted through} after {months} months of {use}.
   {Tail board|Hinge} bent after {weeks} weeks{.| in {city}.| of {use}.}`,
);

/** Motorcycles of four lakh and more: nobody delivers milk on them. */
const BIG_BIKE = words(
  `{Gives|Measured} {17|18|19|21|22|24} km a litre {on the highway|at a steady hundred}, {who asks|more than I feared}.
   {Pulls|Goes} {from any gear|without end}, {needs a clear head|box is like butter}.
   {Done|At|Crossed} {km} km {now|in {months} months}, {two tyres|oil and nothing else}, {no regrets|that was all}.
   {{city} to Goa|{city} to Mysuru|Leh from {city}|{city} to Hampi} {and back|in two days}: {back does not hurt|not one fault|would do it tomorrow}.
   {Head turner|People ask} {at every signal in {city}|at each tea stall}, {paint is deep|worth each rupee}.
   {Brakes|Electronics} {saved me once on the ghat|are sharp and calm}{.| in the rain near {city}.}
   {Service|First service} in {city} {took a day|was honest|cost what they said}, {they know the machine|old parts shown}.
   {Sounds|Stands} {as it should|like the poster I had}, {neighbours in {city} wave|even after {km} km}.
   {Suspension|Seat} {takes a whole day|can be set for two}, {my back thanks|even on broken roads to {city}}.`,
  `{Hot|Warm on the legs} in {city} traffic, {fine above 60|made for the road out}.
   {Spares|Accessories} are {dear|weeks away}, {{weeks} weeks for a lever|plan ahead}.
   {Heavy|Tall} when pushing it, {moving it is light|one learns}.`,
  `{Service in {city}|Dealer}: {days} days for {a sensor|a clutch cover}, {and no call back|twice}.
   {Overheats|Fan never stops} in {city}, {so I ride at night|told it is normal}.
   {Cuts out|Fault lamp} {at speed|in rain} since {km} km, {nobody has the software|waits for a part from abroad}.`,
);

const LEISURE =
  'weekend rides|the daily office run|highway trips|early Sunday rides|long tours|the way home|family visits|trips to the hills|site visits|city evenings'.split(
    '|',
  );

const ANY_VEHICLE = words(
  `{Delivered|Handed over} in {city} {with full tank of promises kept|on the day said|after {days} days}, {papers in order|second key, too}.
   {Test ride|Half an hour on it} {settled it|and I signed}, {{months} months later still glad|family agreed in {city}}.
   {Bought|Took} it for {use}{, all fine|, no drama|}, {a second one is ordered|accounts is content|should have come earlier}.`,
  `{Does the job|All right}, {looks are a matter of taste|I would haggle more} {, says {city}|for {use}}.`,
  `{Second key|Insurance paper|Tool kit} {missing|forgotten}, {asked {days} times|dealer in {city} promised and promised}.
   {Paint|Panel} {scratched on delivery|repainted, one sees it}, {nobody in {city} admits it|good light shows it}.`,
);

/** What a vehicle is, as far as its buyers talk of that. */
interface Described {
  vehicle: Vehicle;
  fuel: Fuel;
  /** Rupees. */
  price: number;
  drawing: Drawing;
}

const BIG = 4_00_000;

function ownWords({ vehicle, fuel, price, drawing }: Described): Words[] {
  const goods = carriesGoods(drawing);
  const electric = fuel === 'electric';
  switch (vehicle) {
    case 'bike':
      return [electric ? ELECTRIC_TWO : price >= BIG ? BIG_BIKE : PETROL_BIKE];
    case 'scooter':
      return [electric ? ELECTRIC_TWO : SCOOTER];
    case 'cycle':
      return [CYCLE];
    case 'three-wheeler':
      return [electric ? THREE_WHEELER : HYBRID_THREE_WHEELER, goods ? FREIGHT : FARES];
    case 'four-wheeler':
      return goods ? [LOADER] : [electric ? ELECTRIC_CAR : HYBRID_CAR, CAR];
  }
}

/** What is said of a vehicle, first what it is and runs on; for what it is used where that is not any work. */
export function vehicleWords(described: Described): { words: Words[]; uses?: readonly string[] } {
  const { vehicle, price, drawing } = described;
  const leisure = price >= BIG && vehicle !== 'three-wheeler' && !carriesGoods(drawing);
  return {
    words: [...ownWords(described), ANY_VEHICLE],
    ...(leisure && { uses: LEISURE }),
  };
}
