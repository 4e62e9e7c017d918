import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rotation } from './rotation.ts';

describe('[§4 slim banner] rotates', () => {
  const turn = vi.fn();
  const rotation = new Rotation(turn);
  beforeEach(() => {
    vi.useFakeTimers();
    turn.mockClear();
    rotation.start();
  });
  afterEach(() => {
    rotation.stop();
    vi.useRealTimers();
  });

  it('every 4000 ms', () => {
    vi.advanceTimersByTime(3999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + 4000);
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('not while touched or hovered, and again 1000 ms after', () => {
    rotation.hold();
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    rotation.release();
    vi.advanceTimersByTime(1000 + 3999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
  });

  it('not once paused, even after a touch', () => {
    rotation.stop();
    rotation.hold();
    rotation.release();
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
  });
});
