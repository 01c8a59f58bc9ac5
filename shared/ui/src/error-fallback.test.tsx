import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorFallback } from './error-fallback.tsx';

// ERROR-1
test.each(['page', 'line'] as const)(
  'a failed %s shows heading, text, title and Retry',
  async (variant) => {
    const onRetry = jest.fn();
    render(<ErrorFallback {...{ variant, onRetry }} title="Cart" error="Network Error" />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!');
    const said = screen.getByRole('alert').textContent;
    expect(said).toMatch(/^Unexpected Application Error!Network Error.*Cart could not be shown/);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);
