import { pause } from './pause.ts';

// The shared singletons are negotiated before anything that uses them is evaluated. That, React DOM, and what
// follows have a task each, the first beside this script's own, in which the browser styles the page, too: one
// for all of it would block a phone too long.
const start = () =>
  pause()
    .then(() => import('react-dom/client'))
    .then(pause)
    .then(() => import(/* webpackChunkName: "boot" */ './boot.tsx'))
    .then(({ started }) => started);

// A copy of this script that hung may arrive when the one that was asked for instead runs.
const { dataset } = document.documentElement;
if (dataset.begun === undefined) {
  dataset.begun = '';
  start()
    .catch((error) => import('./start-failure.ts').then(({ restart }) => restart(error, start)))
    .catch((error) => {
      console.error(error);
      // All that is left where the code for failures cannot be had either.
      const notice = document.createElement('p');
      const again = document.createElement('a');
      notice.role = 'alert';
      again.href = '';
      again.append('Reload');
      notice.append('This page did not start. ', again);
      document.body.prepend(notice);
    });
}
