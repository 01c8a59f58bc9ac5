import type { Condition } from '@evmandi/contract/domain/filter-values';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Select, TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { IconSearch } from '@evmandi/ui/icons';
import { useSection } from '@evmandi/ui/use-section';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { Choices } from './choices.tsx';
import type { HomeData } from './home-loader.ts';
import { PANEL_FIELD } from './panel-address.ts';
import { modelsFor, type SearchBy, type SearchChoice, searchAddress } from './search-address.ts';
import styles from './search-panel.module.css';

const CONDITIONS: { value: Condition; label: string }[] = [
  { value: 'new', label: 'New Bike' },
  { value: 'used', label: 'Used Bike' },
];

const WAYS: { value: SearchBy; label: string }[] = [
  { value: 'brand', label: 'By Brand' },
  { value: 'budget', label: 'By Budget' },
];

const NOTHING: SearchChoice = { condition: 'new', by: 'brand', brand: '', budget: '', model: '' };

/**
 * "Search the right bike". Without script it is a form that the listing reads (`panelAddress`), with a
 * model to be typed: a list would hold those of every brand.
 */
export function SearchPanel({ home }: { home: HomeData }) {
  const section = useSection<HTMLFormElement>();
  const titleId = useId();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(NOTHING);
  const change = (part: Partial<SearchChoice>) => setChoice((was) => ({ ...was, ...part }));
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const models = modelsFor(home, choice);
  const known = models.some(({ value }) => value === choice.model);
  const listed = touched || choice !== NOTHING;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(searchAddress(home, choice));
  };
  const options = choice.by === 'brand' ? home.brands : home.budgets;
  return (
    <Card className={styles.card}>
      <form
        {...section}
        className={styles.panel}
        aria-labelledby={titleId}
        action={links.listing}
        method="get"
        onSubmit={submit}
      >
        <input type="hidden" name={PANEL_FIELD} value="bikes" />
        <h1 id={titleId} className={styles.title} tabIndex={-1}>
          Search the right bike
        </h1>
        <Choices
          legend="Condition"
          name="condition"
          look="segment"
          options={CONDITIONS}
          value={choice.condition}
          onChange={(condition) => change({ condition })}
        />
        <Choices
          legend="Search by"
          name="by"
          look="radio"
          options={WAYS}
          value={choice.by}
          onChange={(by) => change({ by })}
        />
        <Field label={choice.by === 'brand' ? 'Brand' : 'Budget'}>
          {(control) => (
            <Select
              {...control}
              name={choice.by}
              value={choice[choice.by]}
              onChange={(event) => change({ [choice.by]: event.target.value })}
            >
              <option value="">Select {choice.by}</option>
              {options.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <noscript>
          <Field label="Budget">
            {(control) => (
              <Select {...control} name="budget">
                <option value="">Any budget</option>
                {home.budgets.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Model">
            {(control) => <TextInput {...control} name="q" placeholder="Any model" />}
          </Field>
        </noscript>
        <div className={styles.scripted}>
          <Field label="Model">
            {(control) => (
              // Its hundred models are no use before it is touched, or a brand or budget is chosen.
              <Select
                {...control}
                value={known ? choice.model : ''}
                onPointerDown={touch}
                onFocus={touch}
                onChange={(event) => change({ model: event.target.value })}
              >
                <option value="">{models.length > 0 ? 'Select model' : 'No model fits'}</option>
                {listed &&
                  models.map(({ value, name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
        <Button type="submit" block className={styles.search}>
          <IconSearch aria-hidden />
          Search
        </Button>
        <Link to={links.advancedSearch} className={styles.advanced}>
          Advanced Search
        </Link>
      </form>
    </Card>
  );
}
