/** Where customers are: state code of the GSTIN, PIN codes with an address near each. */
export interface City {
  name: string;
  /** First two digits of a GSTIN registered there. */
  state: string;
  country: 'IN' | 'BD' | 'LK' | 'NP';
  places: [pin: string, area: string][];
}

const india = (state: string, name: string, ...places: [string, string][]): City => ({
  name,
  state,
  country: 'IN',
  places,
});

export const CITIES: City[] = [
  india(
    '36',
    'Hyderabad',
    ['500076', 'Phase II, IDA Nacharam'],
    ['500034', 'Road No. 2, Banjara Hills'],
    ['500072', 'KPHB Colony, Kukatpally'],
    ['500037', 'IDA Balanagar'],
    ['500003', 'MG Road, Secunderabad'],
    ['500028', 'Mehdipatnam Ring Road'],
    ['500039', 'Uppal Main Road'],
  ),
  india('36', 'Warangal', ['506002', 'Station Road'], ['506007', 'Hunter Road, Hanamkonda']),
  india('36', 'Nizamabad', ['503001', 'Bodhan Road']),
  india('36', 'Karimnagar', ['505001', 'Mancherial Chowrasta']),
  india('37', 'Vijayawada', ['520010', 'Bandar Road, Labbipet'], ['520007', 'Auto Nagar']),
  india('37', 'Visakhapatnam', ['530026', 'Gajuwaka'], ['530016', 'Dwaraka Nagar']),
  india('37', 'Rajahmundry', ['533101', 'Tilak Road']),
  india('37', 'Guntur', ['522002', 'Kothapet']),
  india('29', 'Bengaluru', ['560058', 'Peenya Industrial Area'], ['560038', 'Indiranagar']),
  india('29', 'Mysuru', ['570016', 'Hebbal Industrial Estate']),
  india('33', 'Chennai', ['600058', 'Ambattur Estate'], ['600032', 'Guindy']),
  india('33', 'Coimbatore', ['641021', 'SIDCO, Kurichi']),
  india('32', 'Kochi', ['682020', 'SA Road, Kadavanthra']),
  india('27', 'Pune', ['411026', 'MIDC Bhosari'], ['411013', 'Hadapsar']),
  india('27', 'Mumbai', ['400072', 'Saki Vihar Road, Powai']),
  india('27', 'Nagpur', ['440016', 'MIDC Hingna']),
  india('24', 'Ahmedabad', ['382445', 'GIDC Vatva'], ['380009', 'Navrangpura']),
  india('24', 'Surat', ['395003', 'Ring Road']),
  india('08', 'Jaipur', ['302013', 'Vishwakarma Industrial Area']),
  india('07', 'Delhi', ['110020', 'Okhla Phase I'], ['110005', 'Karol Bagh']),
  india('09', 'Lucknow', ['226008', 'Talkatora Industrial Estate']),
  india('23', 'Indore', ['452015', 'Sanwer Road']),
  india('21', 'Bhubaneswar', ['751010', 'Rasulgarh']),
  india('19', 'Kolkata', ['700054', 'Ultadanga'], ['700088', 'Taratala Road']),
  india('30', 'Panaji', ['403001', 'Patto Plaza']),
];

export const ABROAD: City[] = [
  { name: 'Dhaka', state: '', country: 'BD', places: [['1208', 'Tejgaon Industrial Area']] },
  { name: 'Chattogram', state: '', country: 'BD', places: [['4100', 'Agrabad Commercial Area']] },
  { name: 'Colombo', state: '', country: 'LK', places: [['01000', 'Panchikawatta Road']] },
  { name: 'Kandy', state: '', country: 'LK', places: [['20000', 'Katugastota Road']] },
  { name: 'Kathmandu', state: '', country: 'NP', places: [['44600', 'Teku, Kalimati']] },
  { name: 'Birgunj', state: '', country: 'NP', places: [['44300', 'Adarsha Nagar']] },
];
