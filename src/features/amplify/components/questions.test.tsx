import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAppError } from '#platform/api';
import { untakenFile } from '../amplifyMutations.ts';
import { base64Of } from '../model/recording.ts';
import { Composer } from './Composer.tsx';
import { Recorder } from './Recorder.tsx';
import { fileProblem, useFiles } from './useFiles.ts';
import { useVoice } from './useVoice.ts';

const nothing = () => undefined;

describe('the field', () => {
  const ask = (given: { blockedBy?: string; onSpeak?: () => void; onFiles?: (files: File[]) => void }) =>
    render(
      <Composer
        text=""
        isBusy={false}
        blockedBy={given.blockedBy}
        onText={nothing}
        onSend={nothing}
        onFiles={given.onFiles ?? nothing}
        {...(given.onSpeak && { onSpeak: given.onSpeak })}
      />,
    );

  it('has no microphone where nothing is heard', () => {
    ask({});
    expect(screen.queryByRole('button', { name: 'Ask by voice' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload a file' })).toBeDefined();
  });

  it('hands over what is chosen, and begins to listen', async () => {
    const onFiles = vi.fn();
    const onSpeak = vi.fn();
    const { container } = ask({ onFiles, onSpeak });
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    expect(input?.accept).toBe('.xlsx,.xls,.pdf,.doc,.docx');
    const choose = input && vi.spyOn(input, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Upload a file' }));
    expect(choose).toHaveBeenCalledOnce();
    const file = new File(['x'], 'a.pdf');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    expect(onFiles).toHaveBeenCalledWith([file]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask by voice' }));
    expect(onSpeak).toHaveBeenCalledOnce();
  });

  it('takes nothing while something is typed or on its way', async () => {
    const onSpeak = vi.fn();
    const { container } = ask({ blockedBy: 'Wait for the answer.', onSpeak });
    const choose = vi.fn();
    // What opens the window of files is the event, which an input that is off does not have.
    container.querySelector('input')?.addEventListener('click', choose);
    await userEvent.click(screen.getByRole('button', { name: 'Upload a file' }));
    expect(choose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ask by voice' }));
    expect(onSpeak).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  it.each([
    ['a.txt', 1, 'Please select a supported file type (.xlsx, .xls, .pdf, .doc, .docx)'],
    ['a.csv', 1, 'Please select a supported file type (.xlsx, .xls, .pdf, .doc, .docx)'],
    ['a.pdf', 20 * 1_048_576 + 1, 'Files is larger than 20 MB'],
    ['a.pdf', 0, 'The file is empty. Choose one with content.'],
    ['A.DOCX', 20 * 1_048_576, null],
    ['a.xls', 1, null],
  ])('%s of %d bytes', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });

  const drop = (isBlocked: boolean, files: File[]) => {
    const onFile = vi.fn();
    const onProblem = vi.fn();
    const Zone = () => {
      const { over, dropZone } = useFiles({ isBlocked, onFile, onProblem });
      return (
        <div role="group" {...dropZone}>
          {over ? 'over' : ''}
        </div>
      );
    };
    render(<Zone />);
    const zone = screen.getByRole('group');
    const dataTransfer = { types: ['Files'], items: [], files, dropEffect: '' };
    fireEvent.dragOver(zone, { dataTransfer });
    const seen = zone.textContent;
    fireEvent.drop(zone, { dataTransfer });
    return { onFile, onProblem, seen };
  };

  it('is dropped anywhere on the chat', () => {
    const file = new File(['x'], 'a.pdf');
    const { onFile, seen } = drop(false, [file]);
    expect(seen).toBe('over');
    expect(onFile).toHaveBeenCalledWith(file);
  });

  it('is not taken while an answer is on its way, nor with others', () => {
    const file = new File(['x'], 'a.pdf');
    expect(drop(true, [file]).onFile).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const { onFile, onProblem } = drop(false, [file, file]);
    expect(onFile).not.toHaveBeenCalled();
    expect(onProblem).toHaveBeenCalledWith('You can only upload up to 1 file');
  });

  it('that does not arrive says so', () => {
    expect(isAppError(new Error('x'))).toBe(false);
    expect(untakenFile(new Error('x'))).toBe('Failed to upload file. Please try again.');
  });
});

describe('a recording', () => {
  it('turns red in its last five seconds', () => {
    const show = (elapsed: number) => <Recorder elapsed={elapsed} onSend={nothing} onCancel={nothing} />;
    const { rerender } = render(show(24));
    const timer = screen.getByRole('timer');
    expect([timer.textContent, 'ending' in timer.dataset]).toEqual(['0:24 of 0:30', false]);
    rerender(show(25));
    expect([timer.textContent, 'ending' in timer.dataset]).toEqual(['0:25 of 0:30', true]);
  });

  it('travels as base64', async () => {
    expect(await base64Of(new Blob([Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)]))).toHaveLength(
      26_668,
    );
  });
});

describe('speaking', () => {
  const stopTrack = vi.fn();
  const getUserMedia = vi.fn<() => Promise<unknown>>();
  class FakeRecorder extends EventTarget {
    static isTypeSupported = () => true;
    state = 'inactive';
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  beforeEach(() => {
    vi.useFakeTimers();
    stopTrack.mockReset();
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
    vi.stubGlobal('MediaRecorder', FakeRecorder);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const speak = async () => {
    const onSpoken = vi.fn<(recording: Blob) => void>();
    const onRefused = vi.fn();
    const hook = renderHook(() => useVoice({ onSpoken, onRefused }));
    await act(async () => hook.result.current.start());
    return { ...hook, onSpoken, onRefused };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('sends itself after thirty seconds', async () => {
    const { result, onSpoken } = await speak();
    expect(result.current.elapsed).toBe(0);
    await pass(29_500);
    expect([result.current.elapsed, onSpoken.mock.calls.length]).toEqual([29, 0]);
    await pass(1000);
    expect(result.current.elapsed).toBeUndefined();
    expect(onSpoken.mock.calls[0]?.[0].type).toBe('audio/webm');
    expect(stopTrack).toHaveBeenCalledOnce();
  });

  it('is sent by its check, and discarded by its cross', async () => {
    const sent = await speak();
    await act(async () => sent.result.current.send());
    expect(sent.onSpoken).toHaveBeenCalledOnce();
    const left = await speak();
    await act(async () => left.result.current.cancel());
    await pass(60_000);
    expect(left.onSpoken).not.toHaveBeenCalled();
    expect(stopTrack).toHaveBeenCalledTimes(2);
  });

  it('lets the microphone go when the chat closes', async () => {
    const { unmount, onSpoken } = await speak();
    unmount();
    await pass(60_000);
    expect([onSpoken.mock.calls.length, stopTrack.mock.calls.length]).toEqual([0, 1]);
  });

  it('says where the microphone is not given', async () => {
    getUserMedia.mockRejectedValue(new Error('NotAllowedError'));
    const { result, onRefused } = await speak();
    expect([result.current.elapsed, onRefused.mock.calls.length]).toEqual([undefined, 1]);
  });
});
