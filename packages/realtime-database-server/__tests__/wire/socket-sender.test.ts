import { EventEmitter } from 'node:events';
import { Writable, type Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { SocketSender } from '../../wire/socket-sender';

class DeafSocket extends EventEmitter {
  bufferedAmount = 0;
  terminated = false;
  pings = 0;
  readonly sent: string[] = [];

  send(frame: Buffer): void {
    this.sent.push(frame.toString('utf8'));
    this.bufferedAmount += frame.length;
  }

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

class Stream extends Writable {
  readonly calls: string[] = [];

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.calls.push(piece.toString('utf8'));
    done();
  }

  override _writev(pieces: { chunk: Buffer }[], done: () => void): void {
    this.calls.push(pieces.map(({ chunk }) => chunk.toString('utf8')).join(''));
    done();
  }
}

function connected(stream = new Stream()): { socket: DeafSocket; sender: SocketSender; reasons: string[] } {
  const socket = new DeafSocket();
  const reasons: string[] = [];
  const sender = new SocketSender(socket as unknown as WebSocket, stream as unknown as Duplex, (reason) =>
    reasons.push(reason),
  );
  return { socket, sender, reasons };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a client that answers pings stays, however long it says nothing', () => {
  const { socket } = connected();
  for (let minute = 0; minute < 60; minute += 1) {
    jest.advanceTimersByTime(60_000);
    socket.emit('pong');
  }
  expect([socket.terminated, socket.pings]).toEqual([false, 60]);
});

test('a half-open connection is ended within two minutes', () => {
  const { socket, reasons } = connected();
  jest.advanceTimersByTime(120_000);
  expect([socket.terminated, reasons]).toEqual([true, ['the client no longer answers']]);
});

test('a client that answers but takes nothing of what waits for it is cut off', () => {
  const { socket, sender, reasons } = connected();
  sender.send('waiting');
  for (let second = 0; second < 90; second += 1) {
    jest.advanceTimersByTime(1000);
    socket.emit('pong');
  }
  expect([socket.terminated, reasons]).toEqual([true, ['the client does not read']]);
});

test('a client that never reads is cut off before what waits for it fills the memory', () => {
  const { socket, sender, reasons } = connected();
  socket.bufferedAmount = 384 * 1024 * 1024 - 4;
  sender.send('1234');
  expect(socket.terminated).toBe(false);
  sender.send('5');
  expect([socket.terminated, reasons]).toEqual([true, ['too much data is waiting for the client']]);
});

test('a slow client that takes something now and then stays', () => {
  const { socket, sender } = connected();
  sender.send('x'.repeat(10_000));
  for (let second = 0; second < 300; second += 1) {
    jest.advanceTimersByTime(1000);
    socket.emit('pong');
    if (second % 20 === 0) socket.bufferedAmount -= 1;
  }
  expect(socket.terminated).toBe(false);
});

test('every message of many is sent whole, also the same one to many', () => {
  const [one, other] = [connected(), connected()];
  const long = 'é'.repeat(20_000);
  for (const text of ['a', long, long, 'b', 'a']) {
    one.sender.send(text);
    other.sender.send(text);
  }
  const frames = ['a', '2', long.slice(0, 16384), long.slice(16384)];
  expect(one.socket.sent).toEqual([...frames, ...frames.slice(1), 'b', 'a']);
  expect(other.socket.sent).toEqual(one.socket.sent);
});

test('what is sent in one turn leaves in one call, in its order, and what comes later in another', async () => {
  jest.useRealTimers();
  const stream = new Stream();
  const { socket, sender } = connected(stream);
  jest.spyOn(socket, 'send').mockImplementation((frame) => stream.write(frame));
  for (const text of ['a', 'b', 'c']) sender.send(text);
  expect(stream.calls).toEqual([]);
  await new Promise((next) => setImmediate(next));
  sender.send('d');
  await new Promise((next) => setImmediate(next));
  expect(stream.calls).toEqual(['abc', 'd']);
  socket.terminate();
});
