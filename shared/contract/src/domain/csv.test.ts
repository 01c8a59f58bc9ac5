import { csvLine } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"\r\n'],
  [[1.5, null, ''], '1.5,,\r\n'],
  [['=1+1', '+91 98480', '-2', '@SUM(A1)'], "'=1+1,'+91 98480,'-2,'@SUM(A1)\r\n"],
  [['＝1+1', '＋1', '－1', '＠SUM(A1)'], "'＝1+1,'＋1,'－1,'＠SUM(A1)\r\n"],
  [['\t=cmd', '\r=cmd', '  =cmd'], '"\'\t=cmd","\'\r=cmd",\'  =cmd\r\n'],
  [['Asha;=1+1', 'a\t@b', 'Gate 2\n-3'], '"Asha;\'=1+1","a\t\'@b","Gate 2\n\'-3"\r\n'],
  [['＝1+1', 'a;b', 'a-b; c'], '\'＝1+1,"a;b","a-b; c"\r\n'],
  [['a\n\n =1', '\n\t'], '"a\n\n\' =1","\n\t"\r\n'],
  [[-2], '-2\r\n'],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
