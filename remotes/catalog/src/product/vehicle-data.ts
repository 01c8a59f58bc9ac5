import type { ListingData } from '../listing/listing-loader.ts';
import type { ProductData } from './product-loader.ts';

/** A model's product, or, for a model that its make does not have, the listing of the make. */
export type VehicleData = ProductData | ListingData;

export const isProductData = (shown: VehicleData): shown is ProductData => 'product' in shown;
