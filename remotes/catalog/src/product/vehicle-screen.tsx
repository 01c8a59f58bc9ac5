// What VehicleParts is styled with: a rendered page shows it before its code is there.
import './part-row.module.css';
import './service-bar.module.css';
import './system-card.module.css';
import './vehicle-parts.module.css';
import { useLoaderData } from 'react-router-dom';
import { ListingScreen } from '../listing/listing-screen.tsx';
import { ProductScreen } from './product-screen.tsx';
import { isProductData, type VehicleData } from './vehicle-data.ts';

export function VehicleScreen() {
  return isProductData(useLoaderData<VehicleData>()) ? <ProductScreen /> : <ListingScreen />;
}
