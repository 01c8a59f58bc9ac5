import type { OverrideTicket } from '@evmandi/api/contract/overrides';
import { OVERRIDE, ownPath, versionsIn } from '@evmandi/contract/platform/override';
import type { LiveAnswer, LivePart } from '@evmandi/contract/platform/staff-reads';
import { http } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Select, TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField } from '@evmandi/ui/form';
import { IconFlask } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import styles from '../platform.module.css';
import { PlatformTabs } from '../platform-tabs.tsx';
import own from './try.module.css';

interface Order {
  versions: Record<string, string>;
  to: string;
}

/** The path of a version in the order, by which the API refuses it. */
const fieldOf = (name: string) => `versions.${name}`;

/** What can be chosen of a part, what is asked for first. */
function versionsOf(part: LivePart, asked: string | undefined): string[] {
  const { version, canary, before, withdrawn } = part;
  const former = [...before, ...withdrawn].map((one) => one.version);
  const all = [version, canary?.version, ...former, asked];
  return [...new Set(all.filter((one) => one !== undefined))];
}

const nameOf = ({ version, canary, withdrawn }: LivePart, one: string) => {
  if (one === version) return `${one}, live`;
  if (withdrawn.some((former) => former.version === one)) return `${one}, taken back`;
  return one === canary?.version ? `${one}, canary` : one;
};

/** Other versions than those that are live, in this browser alone: chosen here, or named by a link. */
export function TryScreen() {
  const { parts } = useLoaderData<LiveAnswer>();
  const [query] = useSearchParams();
  const asked = versionsIn(query.get('versions') ?? '');
  const left = Object.entries(asked).filter(([name]) => !parts.some((part) => part.name === name));
  const to = ownPath(query.get('to'));
  const change = useChange(
    async ({ versions }: Order) =>
      (await http.post<OverrideTicket>('/admin/platform/tickets', { versions })).data,
    {
      check: (order): Record<string, string> => ({
        ...(Object.keys(order.versions).length === 0 && {
          versions: 'Choose a version that is not live, of one part at least',
        }),
        ...(order.to !== ownPath(order.to) && {
          to: 'An address of this site begins with one slash, such as /cart',
        }),
      }),
      // Another page on the same origin: the edge takes the ticket, and sends a cookie.
      done: ({ ticket }, order) =>
        location.assign(`${OVERRIDE}?${new URLSearchParams({ ticket, to: order.to })}`),
    },
  );
  return (
    <div className={styles.screen}>
      <PlatformTabs current="live" />
      <Card as="section" className={styles.card} aria-labelledby="try">
        <div className={styles.head}>
          <div>
            <h2 id="try" className={styles.title}>
              Versions of this browser alone
            </h2>
            <p className={styles.about}>
              For three hours, or until you leave it. Nobody else sees anything of it.
            </p>
          </div>
        </div>
        <Form
          className={own.form}
          change={change}
          read={(typed) => ({
            // A link names the whole composition: what is live may be another one by now.
            versions: Object.fromEntries(
              parts
                .map(({ name, version }) => [name, typed(fieldOf(name)), version] as const)
                .filter(([name, chosen, live]) => chosen !== live || asked[name] !== undefined)
                .map(([name, chosen]) => [name, chosen]),
            ),
            to: typed('to').trim() || '/',
          })}
        >
          <div className={own.fields}>
            {parts.map((part) => (
              <FormField key={part.name} name={fieldOf(part.name)} label={part.name}>
                {(control) => (
                  <Select {...control} defaultValue={asked[part.name] ?? part.version}>
                    {versionsOf(part, asked[part.name]).map((one) => (
                      <option key={one} value={one}>
                        {nameOf(part, one)}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
            ))}
            <FormField name="to" label="Begin at" hint="An address of this site, such as /cart">
              {(control) => <TextInput {...control} defaultValue={to} autoComplete="off" />}
            </FormField>
          </div>
          {left.length > 0 && (
            <p className={styles.about}>
              Left out, since the site has no such part now:{' '}
              {left.map(([name, version]) => `${name} ${version}`).join(', ')}
            </p>
          )}
          <FormFailure what="Nothing was opened" />
          <div className={styles.actions}>
            <Button type="submit" busy={change.busy}>
              <IconFlask size={18} aria-hidden />
              Open in this browser
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
