import { useSession } from '@evmandi/runtime';
import { act, renderHook } from '@testing-library/react';
import { NO_CONTACT } from './contact.ts';
import { draft, NO_DRAFT, useDraft } from './draft.ts';

const person = (id: string) => ({
  id,
  username: id,
  name: id,
  role: { name: 'R', permissions: [] },
});
const here = (id: string | null) =>
  act(() => useSession.setState({ user: id === null ? null : person(id) }));
const type = (name: string) =>
  act(() => draft.change(() => ({ contact: { ...NO_CONTACT, name } })));
const stored = () => localStorage.getItem('evmandi-own-checkout') ?? '';

beforeEach(() => {
  localStorage.clear();
  here(null);
});

it('goes with a visitor through the sign-in', () => {
  const { result } = renderHook(useDraft);
  type('Imran');
  here('asha');
  expect(result.current.draft).toMatchObject({ contact: { name: 'Imran' }, owner: 'asha' });
});

it('is shown to nobody else, and waits for its person', () => {
  here('asha');
  const { result } = renderHook(useDraft);
  type('Asha');
  here(null);
  expect(result.current.draft.contact.name).toBe('');
  expect(draft.read().contact.name).toBe('');
  here('ravi');
  expect(result.current.draft.contact.name).toBe('');
  here('asha');
  expect(result.current.draft.contact.name).toBe('Asha');
});

it('starts afresh with the first thing that another person types', () => {
  here('asha');
  renderHook(useDraft);
  type('Asha');
  act(() => draft.change(() => ({ accepted: true })));
  here('ravi');
  act(() => draft.change(() => ({ paymentMethod: 'pay_on_delivery' })));
  expect(draft.read()).toMatchObject({ owner: 'ravi', accepted: false, contact: NO_CONTACT });
  expect(stored()).not.toContain('Asha');
});

it('has a seed for its keys from the start, and another once it was placed', () => {
  here('asha');
  const { result } = renderHook(useDraft);
  const { seed } = result.current.draft;
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  type('Asha');
  expect(result.current.draft.seed).toBe(seed);
  act(() => draft.change(() => ({ ...NO_DRAFT, owner: 'asha' })));
  expect(result.current.draft.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(result.current.draft.seed).not.toBe(seed);
});
