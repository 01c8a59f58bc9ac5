import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { counted } from '@evmandi/contract/domain/numbers';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { TextInput } from '@evmandi/ui/controls';
import { EmptyState } from '@evmandi/ui/empty-state';
import { Field } from '@evmandi/ui/field';
import { IconMapPin, IconSearch } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { Wrap } from '@evmandi/ui/wrap';
import { Form, Link, useLoaderData, useNavigation } from 'react-router-dom';
import { links } from '../../links.ts';
import { CONTENTS } from '../contents.ts';
import { type StationsData, stationsSearch } from './stations-loader.ts';
import styles from './stations-screen.module.css';
import { StationsTable } from './stations-table.tsx';

const { title, lead, path } = CONTENTS.serviceStations;

/** Workshops, searched by name, place or PIN code; the form works without script too. */
export function StationsScreen() {
  const { q, list } = useLoaderData<StationsData>();
  const { location } = useNavigation();
  const { total, page, pages } = list.page;
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: links.home }, { label: title }]} />
      <PageHead title={title} lead={lead} />
      <div className={styles.tools}>
        <Form
          key={q}
          className={styles.form}
          role="search"
          aria-label="Service stations"
          action={path}
        >
          <Field label="City, name or PIN code">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="q"
                maxLength={MAX_SEARCH}
                defaultValue={q}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className={styles.search}
            busy={location?.pathname === path}
          >
            <IconSearch aria-hidden />
            Search
          </Button>
        </Form>
        <p className={styles.count} role="status">
          {counted(total, 'station')}
          {q && ` for “${q}”`}
        </p>
      </div>
      {list.stations.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconMapPin />}
            title={`No station for “${q}”`}
            text="Try the city alone, or the first digits of a PIN code."
            action={<ButtonLink to={path}>See all stations</ButtonLink>}
          />
        </Card>
      ) : (
        <StationsTable stations={list.stations} />
      )}
      <Pager page={page} pages={pages} hrefFor={(n) => path + stationsSearch(q, n)} />
      <p className={styles.note}>
        Chargers, cables and mounts for your own site are under{' '}
        <Link to={links.category('chargers-converters')} className={styles.link}>
          Chargers &amp; converters
        </Link>
        .
      </p>
    </Wrap>
  );
}
