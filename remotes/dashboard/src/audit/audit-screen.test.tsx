import type { AuditEntry, ChainStatus } from '@evmandi/api/contract/audit';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readAuditQuery } from './audit-query.ts';
import { AuditSummary } from './audit-summary.tsx';
import { AuditTable } from './audit-table.tsx';

const query = readAuditQuery(new URLSearchParams());
const check = { busy: false, failure: null, send: async () => undefined } as never;

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: '1', at: '2025-10-01T06:00:00.000Z', subject: 'account', subjectId: null },
  ...{ thing: null, kind: 'signed_in', by: 'Asha Rao', account: 'admin', userId: '1' },
  ...{ text: null, address: '127.0.0.1', device: null, requestId: null },
  ...{ before: null, after: null, ...changes },
});

const WHOLE: ChainStatus = {
  ...{ checkedAt: '2025-10-01T06:00:00.000Z', entries: 52_000, total: 52_000, broken: null },
  full: { checkedAt: '2025-09-30T06:00:00.000Z', entries: 20_000 },
};

function show(element: React.ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

function showChain(chain: ChainStatus) {
  const list = {
    ...{ entries: [], newer: null, older: null, people: [], chain },
    total: { count: 0, more: false },
  };
  show(<AuditSummary list={list} query={query} check={check} />);
  return screen.getAllByRole('status').at(-1)?.textContent;
}

// AUDIT-1
test('entries of people with one name > show the account of each, or that there is none', () => {
  const entries = [
    entry({ id: '1' }),
    entry({ id: '2', account: 'mallory', userId: '9' }),
    entry({ id: '3', account: null, userId: null }),
    entry({ id: '4', by: SITE_NAME, account: null, userId: null }),
    entry({ id: '5', by: SITE_NAME, account: null, userId: null, address: null }),
  ];
  show(<AuditTable entries={entries} query={query} busy={false} />);
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(texts).toEqual([
    expect.stringContaining('Asha Rao@admin'),
    expect.stringContaining('Asha Rao@mallory'),
    expect.stringContaining('Asha Raono account'),
    expect.stringContaining(`${SITE_NAME}no account`),
    expect.stringMatching(new RegExp(`${SITE_NAME}$`)),
  ]);
});

// AUDIT-2
test('state of the chain > whole > says until when, up to which entry, and how the old ones fare', () => {
  expect(showChain(WHOLE)).toBe(
    'Chain whole up to entry 52,000, checked 01 Oct 2025, 11:30 am' +
      'All compared 30 Sep 2025, 11:30 am, now at entry 20,000 of 52,000',
  );
});

// AUDIT-2
test('state of the chain > new entries not compared yet > says up to which one it is', () => {
  const chain = { ...WHOLE, entries: 40_000, full: { checkedAt: null, entries: 0 } };
  expect(showChain(chain)).toMatch(
    /^Chain whole up to entry 40,000 of 52,000, .*Not all compared yet$/,
  );
});

// AUDIT-2
test('state of the chain > broken > names the entry, what is wrong and when it was found', () => {
  const broken = { position: 7, problem: 'it was changed' };
  expect(showChain({ ...WHOLE, entries: 6, broken })).toMatch(
    /^Chain broken at entry 7: it was changed, checked 01 Oct 2025, 11:30 am/,
  );
});

// AUDIT-2
test('state of the chain > never checked > says so', () => {
  expect(showChain({ ...WHOLE, checkedAt: null, entries: 0 })).toBe('Chain not checked yet');
});
