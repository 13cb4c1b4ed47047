import { readPublishOptions } from 'still-live/build/publish/publish-options';
import { bindOwnSite } from '../../own-site';

bindOwnSite();

test('without options the whole draft is published, and somebody is asked', () => {
  expect(readPublishOptions([])).toMatchObject({ task: { kind: 'publish' }, yes: false, isDry: false });
});

test('parts are told by commas, with or without slashes and spaces around them; one that another holds is named once', () => {
  const only =
    ' footer, /pagine/cosa_facciamo/,footer, pagine/cosa_facciamo/servizi,pagine/chi,pagine/chi_siamo';
  expect(readPublishOptions(['--only', only]).task).toEqual({
    kind: 'publish',
    note: '',
    only: ['footer', 'pagine/cosa_facciamo', 'pagine/chi', 'pagine/chi_siamo'],
  });
});

test('a time without a zone is one in Rome, and that is said', () => {
  const { task, remarks } = readPublishOptions(['--at', '2026-12-01T09:00', '--note', 'Natale']);
  expect(task).toEqual({ kind: 'publish', at: Date.UTC(2026, 11, 1, 8), note: 'Natale' });
  expect(remarks).toEqual(['2026-12-01T09:00 has no zone: taken as a time in Europe/Rome']);
  const zoned = readPublishOptions(['--at', '2026-12-01T09:00Z', '--until', '2026-12-02T09:00:30+02:00']);
  expect(zoned).toMatchObject({
    task: { at: Date.UTC(2026, 11, 1, 9), until: Date.UTC(2026, 11, 2, 7, 0, 30) },
    remarks: [],
  });
});

test.each<[string[], string]>([
  [
    ['--only', 'pagine'],
    '--only pagine: is not a part of the content; name some of pagine/home, pagine/cosa_facciamo',
  ],
  [['--only', ''], '--only : is not a part of the content'],
  [['--at', 'domani'], '--at domani: is not a time; write it as 2026-12-01T09:00'],
  [['--at', '2027-03-28T02:30'], 'does not exist in Europe/Rome: the clock is put forward over it'],
  [['--at', '2026-10-25T02:30'], 'comes twice in Europe/Rome'],
  [['--at', '2100-01-01T09:00'], 'is after 2099-12-31'],
  [['--at', '2026-12-01T09:00', '--until', 'sempre'], '--until sempre: is not a time'],
  [['--until', '2026-12-01T09:00'], '--until: goes with --at only'],
  [['--undo', '--only', 'footer'], '--undo: does not go with --only'],
  [['--due', '--only', 'footer'], '--due: does not go with --only'],
  [['--list', '--cancel', 'x'], '--list: does not go with --cancel'],
  [['--cancel', 'x', '--at', '2026-12-01T09:00'], '--cancel: does not go with --at'],
])('%j is refused with a reason', (args, message) => {
  expect(() => readPublishOptions(args)).toThrow(message);
});

test('an empty author, such as an unset variable, is the user of the machine', () => {
  const { author } = readPublishOptions([]);
  expect(author).not.toBe('');
  expect(readPublishOptions(['--author', ' ']).author).toBe(author);
  expect(readPublishOptions(['--author', ' Irene ']).author).toBe('Irene');
});
