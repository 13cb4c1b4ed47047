import { screensFor } from 'still-live/build/pages/inline-script';

test('a script in the page gets of each screen the fields that it names as words, and no other', () => {
  const all = {
    home: { kind: 'screen', record: 'pagine/home', at: '/', tone: 'services' },
    jobs: { kind: 'entries', record: 'pagine/jobs', at: '/jobs', list: 'home', reads: ['pagine/x'] },
  };
  const script = 'const{at:t}=x[s];return"entries"===x[s].kind?x[s].list:t+records';
  expect(JSON.parse(screensFor(script, all))).toEqual({
    home: { kind: 'screen', at: '/' },
    jobs: { kind: 'entries', at: '/jobs', list: 'home' },
  });
});
