/**
 * Starts the worker that reads order files, once its code has arrived. Rejects when it has not. By this name the
 * bundler knows that it starts without the federation runtime, which no worker has.
 */
export const startWorker = () =>
  new Promise<Worker>((resolve, reject) => {
    const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
      name: 'build time chunk',
    });
    worker.onmessage = () => resolve(worker);
    worker.onerror = async ({ filename }) => {
      worker.terminate();
      // A copy that is no script: whoever asks next is not given it again by the browser's cache.
      if (filename) await fetch(filename, { cache: 'reload' }).catch(() => {});
      const error = new Error('The reader of files could not be had');
      error.name = 'CodeUnavailableError';
      reject(error);
    };
  });
