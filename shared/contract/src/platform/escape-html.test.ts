import { escapeHtml, unescapeHtml } from './escape-html.ts';

test.each(['Brakes & Suspension', '“Rear” <b> "x" &amp; \'y\'', '&&amp;;', '₹ 1 & 2'])(
  'what is escaped, %s, comes back',
  (text) => {
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  },
);

test('what React writes comes back, what is no sign of HTML stays', () => {
  expect(unescapeHtml('Rider&#x27;s &#39;choice&#39; &lt;b&gt; &AMP; &copy; &#xffffff; A&B;')).toBe(
    "Rider's 'choice' <b> &AMP; &copy; &#xffffff; A&B;",
  );
});
