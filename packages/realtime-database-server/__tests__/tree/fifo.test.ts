import fc from 'fast-check';
import { Fifo } from '../../tree/fifo';

test('items come out in the order they were added, whatever is taken in between', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 30 }), (steps) => {
      const queue = new Fifo<number>();
      const model: number[] = [];
      let added = 0;
      for (const step of steps) {
        for (let count = 0; count < step; count += 1) {
          queue.add(added);
          model.push(added);
          added += 1;
        }
        for (let count = 0; count < -step && model.length > 0; count += 1) {
          queue.take();
          model.shift();
        }
        expect(queue.first).toBe(model[0]);
      }
      expect(queue.all()).toEqual(model);
    }),
  );
});
