import type { Vehicles } from '@evmandi/api/contract/fitment';
import { vehicleText } from '@evmandi/contract/domain/vehicle-ref';
import { garage } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { IconPlus } from '@evmandi/ui/icons';
import { Stepper } from '@evmandi/ui/stepper';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './add-vehicle.module.css';
import { addedText, GARAGE_FULL, type Say } from './say.ts';

interface Option {
  slug: string;
  name: string;
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: readonly Option[];
  error?: string;
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, error, onChange }: ChoiceProps) {
  return (
    <Field label={label} {...(error && { error })}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={options.length === 0}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any}</option>
          {options.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const NOTHING = { make: '', model: '', variant: '', year: '' };

interface ChooseVehicleProps extends Vehicles {
  /** Another button is what one came for. */
  quiet?: boolean | undefined;
  say: Say;
}

/** A vehicle by make, model, and variant and year where they are known, with how many there are of it. */
export function ChooseVehicle({ makes, quiet, say }: ChooseVehicleProps) {
  const [chosen, setChosen] = useState(NOTHING);
  const [quantity, setQuantity] = useState(1);
  const [missing, setMissing] = useState<{ field: 'make' | 'model' }>();
  const form = useRef<HTMLFormElement>(null);
  const make = makes.find(({ slug }) => slug === chosen.make);
  const model = make?.models.find(({ slug }) => slug === chosen.model);
  const years = Array.from({ length: model ? model.to - model.from + 1 : 0 }, (_, index) => {
    const year = String((model?.to ?? 0) - index);
    return { slug: year, name: year };
  });

  // As other forms do: where something is missing, the focus goes there, and its message is read.
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missing]);

  const choose = (change: Partial<typeof NOTHING>) => {
    setMissing(undefined);
    setChosen((before) => ({ ...before, ...change }));
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!make || !model) {
      setMissing({ field: make ? 'model' : 'make' });
      return;
    }
    const variant = model.variants.find(({ slug }) => slug === chosen.variant);
    const name = `${make.name} ${model.name}`;
    const id = vehicleText({
      ...{ make: make.slug, model: model.slug },
      ...(variant && { variant: variant.slug }),
      ...(chosen.year && { year: Number(chosen.year) }),
    });
    const detail = [chosen.year, variant?.name].filter(Boolean).join(' · ');
    const outcome = garage.add({ id, quantity, name, ...(detail && { detail }) });
    if (outcome === 'full') {
      say('error', GARAGE_FULL);
      return;
    }
    say('success', addedText(name, quantity));
    setChosen(NOTHING);
    setQuantity(1);
  };

  return (
    <form ref={form} className={styles.choose} onSubmit={add} aria-label="Add a vehicle" noValidate>
      <Choice
        label="Make"
        any="Choose"
        value={chosen.make}
        options={makes}
        {...(missing?.field === 'make' && { error: 'Choose a make' })}
        onChange={(slug) => choose({ ...NOTHING, make: slug })}
      />
      <Choice
        label="Model"
        any="Choose"
        value={chosen.model}
        options={make?.models ?? []}
        {...(missing?.field === 'model' && { error: 'Choose a model' })}
        onChange={(slug) => choose({ ...NOTHING, make: chosen.make, model: slug })}
      />
      <Choice
        label="Variant"
        any="Any variant"
        value={chosen.variant}
        options={model?.variants ?? []}
        onChange={(variant) => choose({ variant })}
      />
      <Choice
        label="Year"
        any="Any year"
        value={chosen.year}
        options={years}
        onChange={(year) => choose({ year })}
      />
      <div className={styles.count}>
        <div>
          <span className={styles.label} aria-hidden="true">
            How many
          </span>
          <Stepper label="How many vehicles" value={quantity} onChange={setQuantity} />
        </div>
        <Button type="submit" variant={quiet ? 'secondary' : 'primary'} className={styles.add}>
          <IconPlus aria-hidden />
          Add to garage
        </Button>
      </div>
    </form>
  );
}
