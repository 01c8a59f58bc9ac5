import type { Vehicles } from '@evmandi/api/contract/fitment';
import { counted } from '@evmandi/contract/domain/numbers';
import { notify, useGarage, vehiclesIn } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { PageHead } from '@evmandi/ui/page-head';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { AddVehicle } from './add-vehicle.tsx';
import { GarageList } from './garage-list.tsx';
import styles from './garage-screen.module.css';
import { NoVehicles } from './no-vehicles.tsx';

/** Two vehicles at most, and what fits them: nothing can be kept without script. */
function WithoutScript({ makes }: Vehicles) {
  const choice = (label: string, required: boolean) => (
    <Field label={label} optional={!required}>
      {(control) => (
        <Select {...control} name="fits" defaultValue="" required={required}>
          <option value="">Choose a vehicle</option>
          {makes.map((make) => (
            <optgroup key={make.slug} label={make.name}>
              {make.models.map(({ slug, name }) => (
                <option key={slug} value={`${make.slug}.${slug}`}>
                  {make.name} {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Card className={styles.plain}>
      <form action={links.listing} method="get" className={styles.choose}>
        {choice('Vehicle', true)}
        {choice('Another vehicle', false)}
        <Button type="submit" className={styles.add}>
          Show parts that fit
        </Button>
      </form>
    </Card>
  );
}

export function GarageScreen() {
  const { makes } = useLoaderData<Vehicles>();
  const lines = useGarage((state) => state.lines);
  const vehicles = vehiclesIn({ lines });
  const sum = vehicles.reduce((pieces, { quantity }) => pieces + quantity, 0);
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: links.home }, { label: 'Garage' }]} />
      <PageHead
        title="Garage"
        lead={
          sum > 0
            ? `${counted(sum, 'vehicle')} of ${counted(vehicles.length, 'model')}. Kept on this device.`
            : 'The vehicles that you look after. Kept on this device.'
        }
      />
      <noscript>{typeof window === 'undefined' && <WithoutScript makes={makes} />}</noscript>
      <div className={styles.columns}>
        <Card className={styles.garage}>
          <h2>
            <VisuallyHidden>Vehicles</VisuallyHidden>
          </h2>
          {vehicles.length > 0 ? <GarageList vehicles={vehicles} makes={makes} /> : <NoVehicles />}
        </Card>
        <Card className={styles.side}>
          <AddVehicle makes={makes} as="h2" say={(kind, text) => notify[kind](text)} />
        </Card>
      </div>
    </Wrap>
  );
}
