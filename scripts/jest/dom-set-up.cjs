const { createRequire } = require('node:module');
const path = require('node:path');

// For an element that never comes: how soon one does depends on the machine.
const ofHost = createRequire(path.join(__dirname, '../../host/package.json'));
ofHost('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
