interface CustomerSeed {
  number: number;
  name: string;
  phone: string;
  email: string;
  /** Days from registration to the first start. */
  since: number;
}

const row = (
  number: number,
  name: string,
  phone: string,
  email: string,
  since: number,
): CustomerSeed => ({
  number,
  name,
  phone,
  email: `${email}.example`,
  since,
});

export const CUSTOMERS: CustomerSeed[] = [
  row(1042, 'Imran Shaikh', '+91 98480 22338', 'imran@shaikhgarage', 212),
  row(1041, 'Deccan Fleet Services', '+91 40 2355 0100', 'orders@deccanfleet', 290),
  row(1040, 'Priya Menon', '+91 98490 11820', 'priya.menon@mail', 140),
  row(1039, 'Godavari Logistics', '+91 883 244 9001', 'purchase@godavarilogistics', 265),
  row(1038, 'Sai Motors', '+91 99890 45112', 'parts@saimotors', 233),
  row(1037, 'Anil Verma', '+91 91770 30045', 'anil.verma@mail', 58),
  row(1036, 'Charminar Cabs', '+91 40 6677 8100', 'fleet@charminarcabs', 198),
  row(1035, 'Nandini Traders', '+91 94401 77120', 'nandini@nanditraders', 176),
  row(1034, 'Vizag EV Works', '+91 891 277 4410', 'store@vizagev', 154),
  row(1033, 'Lakshmi Stores', '+91 98660 51200', 'lakshmi@lakshmistores', 149),
  row(1032, 'Kaveri Couriers', '+91 80 4112 9000', 'ops@kavericouriers', 133),
  row(1031, 'Farhan Qureshi', '+91 99480 60312', 'farhan.q@mail', 47),
  row(1030, 'Nizam Auto Spares', '+91 40 2461 7733', 'nizam@nizamspares', 201),
  row(1029, 'Green Mile Delivery', '+91 44 4850 2200', 'fleet@greenmile', 119),
  row(1028, 'Suresh Patil', '+91 98220 71455', 'suresh.patil@mail', 92),
  row(1027, 'Konkan E-Rides', '+91 832 242 6600', 'hello@konkanerides', 88),
  row(1026, 'Meera Krishnan', '+91 98840 33019', 'meera.k@mail', 36),
  row(1025, 'Warangal Auto Hub', '+91 870 257 8841', 'hub@warangalauto', 167),
  row(1024, 'Joseph Dsouza', '+91 98230 44087', 'joseph.d@mail', 71),
  row(1023, 'Krishna Gas and EV', '+91 866 247 1190', 'krishna@krishnaev', 110),
];
