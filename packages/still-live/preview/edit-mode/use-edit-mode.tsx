import { useEffect, useEffectEvent, useState } from 'react';
import { useDialog } from 'still-live/react/dialog/use-dialog';
import { copyText } from 'still-live/preview/copy-button';
import { useTrees } from 'still-live/preview/preview-state';
import { subscribeHash } from 'still-live/route/hash-location';
import { useOpenField, FieldNames } from './field-link';
import { blockOfEvent, fieldsOf, makeReachable } from './fields';
import { setState } from 'still-live/route/page-state';

// On the block that has the pointer or the focus.
const CURRENT = 'data-current';

function useAlt(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const update = (event: Event): void => setHeld(event instanceof KeyboardEvent && event.altKey);
    for (const type of ['keydown', 'keyup', 'blur']) window.addEventListener(type, update, controller);
    return () => controller.abort();
  }, []);
  return isHeld;
}

export function useBlocks(
  isActive: boolean,
  onCurrent: (block: HTMLElement | undefined) => void,
  onChosen: (block: HTMLElement) => void,
): void {
  const tellCurrent = useEffectEvent(onCurrent);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    let current: HTMLElement | undefined;
    const point = (block: HTMLElement | undefined): void => {
      if (block === current) return;
      current?.removeAttribute(CURRENT);
      block?.setAttribute(CURRENT, '');
      current = block;
      tellCurrent(block);
    };
    const leave = (): void => point(undefined);
    const follow = (event: Event): void => point(blockOfEvent(event) ?? current);
    const take = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      const block = blockOfEvent(event);
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      point(block);
      choose(block);
    };
    const options = { capture: true, signal: controller.signal };
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, follow, options);
    for (const type of ['click', 'keydown']) document.addEventListener(type, take, options);
    setState('editing', true);
    const stops = [makeReachable(), subscribeHash(leave), leave];
    return () => {
      controller.abort();
      stops.forEach((stop) => stop());
      setState('editing', false);
    };
  }, [isActive]);
}

export function useEditMode(isOn: boolean, isDraft: boolean) {
  const [fields, setFields] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<string>();
  const isAlt = useAlt();
  const isActive = isDraft && (isOn || isAlt);
  const [draft] = useTrees();
  const dialog = useDialog();
  const openField = useOpenField();

  function choose(block: HTMLElement): void {
    const [path = '', ...others] = fieldsOf(block, draft);
    if (others.length > 0) {
      dialog.open({ title: 'Quale campo?', content: <FieldNames paths={[path, ...others]} /> });
      return;
    }
    if (openField(path)) return;
    copyText(path).then(
      () => setOutcome(`Percorso copiato: ${path}`),
      () => setOutcome(`Copia non riuscita: ${path}`),
    );
  }
  useBlocks(
    isActive,
    (block) => {
      setFields(block ? fieldsOf(block, draft) : []);
      setOutcome(undefined);
    },
    choose,
  );
  // `fields` are those under the pointer or the focus; `outcome` says what became of the last click where no editor is
  // set.
  return { isActive, fields, outcome };
}
