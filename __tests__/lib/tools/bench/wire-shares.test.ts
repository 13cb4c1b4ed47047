import { wireShares } from '@/lib/tools/bench/wire-shares';
import { framesOf } from '../../../../database/wire/frames';

const HELLO = '{"t":"c","d":{"t":"h","d":{"v":"5"}}}';
const VALUE = '{"t":"d","d":{"a":"d","b":{"p":"a/b","d":{"x":1}}}}';
const ANSWER = '{"t":"d","d":{"r":1,"b":{"s":"ok","d":true}}}';

test('every received character is counted once: values, their envelopes, answers, the connection', () => {
  const shares = wireShares([HELLO, VALUE, ANSWER]);
  expect(shares).toEqual({
    control: HELLO.length,
    content: '{"x":1}'.length + 'true'.length,
    envelopes: VALUE.length - '{"x":1}'.length,
    answers: ANSWER.length - 'true'.length,
  });
});

test('a value in several frames is one message', () => {
  const text = 'x'.repeat(40_000);
  const message = JSON.stringify({ t: 'd', d: { a: 'd', b: { p: 'a', d: text } } });
  const { content, envelopes } = wireShares(framesOf(message));
  expect({ content, all: content + envelopes }).toEqual({ content: text.length + 2, all: message.length });
});
