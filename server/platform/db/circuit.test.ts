import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Circuit } from './circuit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aCircuit() {
  const probe = vi.fn(async () => {});
  const onOpen = vi.fn();
  const onClose = vi.fn();
  return { probe, onOpen, onClose, circuit: new Circuit({ probe, onOpen, onClose }) };
}
const fault = new Error('gone');

describe('circuit breaker', () => {
  it('opens after consecutive failures, and reports it once', () => {
    const { circuit, onOpen } = aCircuit();
    circuit.failed(fault);
    circuit.failed(fault);
    circuit.succeeded();
    circuit.failed(fault);
    circuit.failed(fault);
    expect(circuit.isOpen).toBe(false);
    for (let i = 0; i < 5; i++) circuit.failed(fault);
    expect(circuit.isOpen).toBe(true);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('notices by itself that the database is back, however long that takes', async () => {
    const { circuit, probe, onClose } = aCircuit();
    probe.mockRejectedValue(fault);
    circuit.open(fault);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(circuit.isOpen).toBe(true);
    expect(probe.mock.calls.length).toBeGreaterThan(10);
    probe.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1000);
    expect(circuit.isOpen).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
    circuit.failed(fault);
    expect(circuit.isOpen).toBe(false);
  });

  it('stops probing once closed down', async () => {
    const { circuit, probe } = aCircuit();
    circuit.open(fault);
    circuit.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(probe).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
