import { useLoaderData } from 'react-router-dom';
import { ListingScreen } from '../listing/listing-screen.tsx';
import { ProductScreen } from './product-screen.tsx';
import { isProductData, type VehicleData } from './vehicle-data.ts';

export function VehicleScreen() {
  return isProductData(useLoaderData<VehicleData>()) ? <ProductScreen /> : <ListingScreen />;
}
