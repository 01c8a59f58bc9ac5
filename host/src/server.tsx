import * as runtime from '@evmandi/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';

/** The one copy of each shared package in a worker: what remotes' server builds ask for by name. */
export const singletons = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@evmandi/runtime': runtime,
};
