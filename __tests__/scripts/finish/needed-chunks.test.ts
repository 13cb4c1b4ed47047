import { neededChunks } from '@/scripts/finish/needed-chunks';

const CHUNKS: Readonly<Record<string, string>> = {
  a: 'push([s,10,e=>{"use strict";e.i(20);let x=e.r(99)},11,(e,t,r)=>{e.i(40)}])',
  b: 'push([s,20,21,(e,t,r)=>{setTimeout([5,e=>{e.i(30)}])}])',
  c: 'push([s,30,e=>{}])',
  router: 'push([s,40,e=>{e.i(10)}])',
};
const read = (chunk: string): string => CHUNKS[chunk] ?? '';

test('the chunks that a module needs are those of the modules it reaches, in their order', () => {
  expect(neededChunks('10', ['11'], ['router', 'c', 'b', 'a'], read)).toEqual(['c', 'b', 'a']);
});

test('what only other modules of the same chunk need is left out', () => {
  expect(neededChunks('10', ['11'], ['router', 'a'], read)).toEqual(['a']);
  expect(neededChunks('11', ['11'], ['router', 'a'], read)).toEqual(['router', 'a']);
});
