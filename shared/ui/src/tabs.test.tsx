import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = ['Description', 'Specifications', 'Shipping'].map((id) => ({ id, label: id }));

function Example() {
  const [selected, setSelected] = useState('Description');
  return (
    <>
      <Tabs label="About" tabs={TABS} selected={selected} onSelect={setSelected} idPrefix="p" />
      {TABS.map(({ id }) => (
        <TabPanel key={id} idPrefix="p" id={id} selected={selected}>
          All about {id}
        </TabPanel>
      ))}
    </>
  );
}

test('one tab stop; arrows, Home and End choose, around the ends', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const chosen = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(chosen().textContent).toBe('Shipping');
  expect(document.activeElement).toBe(chosen());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Specifications' }).textContent).toBe(
    'All about Specifications',
  );
  await user.keyboard('{End}');
  expect(chosen().textContent).toBe('Shipping');
  await user.keyboard('{Home}');
  expect(chosen().textContent).toBe('Description');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(document.body);
});
