import { pause } from './pause.ts';
import { showStartFailure } from './start-failure.ts';

// The shared singletons are negotiated before anything that uses them is evaluated. React DOM, the largest
// of them, is evaluated in a task of its own: one for all of it would block a phone too long.
import('react-dom/client')
  .then(pause)
  .then(() => import('./boot.tsx'))
  .then(({ started }) => started)
  .catch(showStartFailure);
