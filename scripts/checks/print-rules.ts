import { readCitations, readRules, ruleTable } from './rule-ids.ts';

const rules = readRules();
process.stdout.write(ruleTable(rules, readCitations(rules)));
