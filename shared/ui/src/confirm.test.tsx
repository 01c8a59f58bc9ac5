import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useConfirm } from './confirm.tsx';

const question = {
  title: 'Cancel order 12?',
  text: 'Its stock returns.',
  confirmLabel: 'Cancel it',
};

function Asker({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const { ask, element } = useConfirm();
  return (
    <>
      <button type="button" onClick={() => void ask(question).then(onAnswer)}>
        Ask
      </button>
      {element}
    </>
  );
}

test.each([
  ['Cancel it', true],
  ['Cancel', false],
])('the answer "%s" is %s', async (name, agreed) => {
  const onAnswer = jest.fn();
  render(<Asker onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('alertdialog', { name: 'Cancel order 12?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAnswer.mock.calls).toEqual([[agreed]]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Ask');
});

test('Escape says no', async () => {
  const onAnswer = jest.fn();
  render(<Asker onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[false]]);
});
