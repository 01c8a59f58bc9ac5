export const SITE_NAME = 'EVMandi';

/** In search results, of the site and of its home page. */
export const SITE_DESCRIPTION =
  'Electric bikes, scooters, cycles and three-wheelers, spare parts, batteries and chargers for business customers in India.';

/** GST code of the state that the shop sells from (Telangana), where no GSTIN of it says another. */
export const SELLER_STATE = '36';
