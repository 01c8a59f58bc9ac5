import { auditAddress, auditParams, readAuditQuery } from './audit-query.ts';

const read = (text: string) => readAuditQuery(new URLSearchParams(text));

test('an address that makes no sense asks for everything', () => {
  const query = read('who=x&group=x&subject=order&id=x&from=2025&to=x&after=;&size=7&q=%20');
  expect(auditAddress(query)).toBe('/dashboard/admin/audit');
});

test('an address says what is asked for, and is made of it again', () => {
  const text = 'q=BP&who=3&group=stock&subject=order&id=9&from=2025-01-02&to=2025-02-03&after=7';
  const query = read(text);
  expect(auditAddress(query)).toBe(`/dashboard/admin/audit?${text}`);
  expect(auditParams(query)).toMatchObject({ q: 'BP', who: '3', subject_id: '9', after: '7' });
});

test('a page goes on to one side only', () => {
  expect(read('after=7&before=9').before).toBeUndefined();
});
