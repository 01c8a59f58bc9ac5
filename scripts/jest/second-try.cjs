// On a busy machine; what needed it is named at the end (scripts/testing/jest-run.mjs).
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
