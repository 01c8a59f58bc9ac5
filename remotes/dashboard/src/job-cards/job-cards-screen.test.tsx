import type { JobCardList } from '@evmandi/api/contract/workshop';
import { configure, http } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import routes from '../routes.tsx';
// Compiled here: a busy machine does not get through it while a query waits.
import './job-cards-screen.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

const LIST: JobCardList = {
  jobCards: [
    {
      ...{ id: '1', number: 'JC-2041', vehicle: 'Ather 450X', registration: 'TS 09 EV 4821' },
      stage: 'In progress',
      status: 'In service',
      ...{ complaint: 'Brake noise, front', progress: 60, promisedDate: '2026-11-20' },
      ...{ mechanic: null, waiting: false },
      picture: { path: '/api/pictures/scooter/cut.svg', alt: '' },
    },
  ],
  page: { page: 1, pageSize: 10, pages: 1, total: 1 },
  counts: { all: 1, Open: 0, 'In progress': 1, Ready: 0, Closed: 0 },
  ...{ atLeast: [], mayChange: false },
};

// ROUTE-12
test('the address of the job cards lists them, and each opens at its own address', async () => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: LIST });
  const listed = routes.find(({ path }) => path === '/b2b/vehicle-job-card');
  const opened = routes.find(({ path }) => path === '/b2b/vehicle-job-card/:number');
  const card = { path: opened?.path, element: <h1>The card</h1> };
  const router = createMemoryRouter([listed ?? {}, card], {
    initialEntries: ['/b2b/vehicle-job-card'],
  });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'Ather 450X' });
  expect(screen.getByText('TS 09 EV 4821')).toBeTruthy();
  await act(async () => fireEvent.click(link));
  expect(screen.getByRole('heading', { name: 'The card' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/b2b/vehicle-job-card/JC-2041');
});
