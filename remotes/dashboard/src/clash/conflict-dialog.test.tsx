import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConflictDialog } from './conflict-dialog.tsx';

const CLASH = { field: 'odometer', label: 'Odometer', mine: '8,200 km', theirs: '8,100 km' };

function show(more: object = {}) {
  const calls: string[] = [];
  render(
    <MemoryRouter>
      <ConflictDialog
        title="Somebody changed this card"
        description="Choose what to keep."
        theirs="Asha Rao, version 2"
        clashes={[CLASH]}
        change={{ busy: false, failure: '', problems: {} }}
        onSettle={({ odometer }) => calls.push(`settled: ${odometer}`)}
        {...more}
      />
    </MemoryRouter>,
  );
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each value says whose it is, where it stands in a card without heads of columns, too', async () => {
  const calls = show();
  const theirs = screen.getByRole('radio', { name: 'Odometer, Asha Rao, version 2: 8,100 km' });
  expect(screen.getByRole('radio', { name: /^Odometer, Yours.*8,200 km$/ })).toHaveProperty(
    'checked',
    true,
  );
  const whose = [...document.querySelectorAll('td')].map(({ dataset }) => dataset.label);
  expect(whose).toEqual(['Yours, not saved yet', 'Asha Rao, version 2']);
  await userEvent.click(theirs);
  await press('Save this choice');
  expect(calls).toEqual(['settled: theirs']);
});

test('where something typed stands behind it, closing goes back to that and settles nothing', async () => {
  const calls: string[] = [];
  const settled = show({ onBack: () => calls.push('back') });
  await press('Go back');
  await press('Close');
  await userEvent.keyboard('{Escape}');
  expect([calls, settled]).toEqual([['back', 'back', 'back'], []]);
  await press('Take all of theirs');
  expect(settled).toEqual(['settled: theirs']);
});

test('with nothing to go back to, closing takes theirs', async () => {
  const calls = show();
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
  await press('Close');
  expect(calls).toEqual(['settled: theirs']);
});
