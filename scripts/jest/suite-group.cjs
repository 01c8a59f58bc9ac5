const path = require('node:path');
const { addCost, cpuMs } = require('./suite-cost.cjs');

const ROOT = path.join(__dirname, '../..');

/** Takes away what a suite left in the page, so that the next suite of its group finds it empty. */
function resetPage() {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Runs several suites in one module registry, each in a group that is named after its file. */
exports.runSuites = (files) => {
  for (const file of files) {
    const name = path.relative(ROOT, file);
    describe(name, () => {
      const beforeLoadMs = cpuMs();
      require(file);
      const loadMs = cpuMs() - beforeLoadMs;
      let startedMs;
      beforeAll(() => {
        startedMs = cpuMs();
      });
      afterAll(() => {
        jest.useRealTimers();
        resetPage();
        addCost(name, loadMs + cpuMs() - startedMs);
      });
    });
  }
};
