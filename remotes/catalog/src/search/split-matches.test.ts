import { splitMatches } from './split-matches.ts';

describe('splitMatches', () => {
  it('marks beginnings of words only', () => {
    expect(splitMatches('EV Brake Outbrake', 'brak')).toEqual([
      { text: 'EV ', match: false },
      { text: 'Brak', match: true },
      { text: 'e Outbrake', match: false },
    ]);
  });

  it('marks each word of the text', () => {
    const marked = splitMatches('Type 2 Cable, 5 m', 'cable 2').filter(({ match }) => match);
    expect(marked.map(({ text }) => text)).toEqual(['2', 'Cable']);
  });

  it('takes signs literally and leaves the text whole', () => {
    for (const typed of ['(', '.*', '[a', '\\', '']) {
      const pieces = splitMatches('Cable (5 m)', typed);
      expect(pieces.map(({ text }) => text).join('')).toBe('Cable (5 m)');
      if (typed === '.*') expect(pieces.some(({ match }) => match)).toBe(false);
    }
  });
});
