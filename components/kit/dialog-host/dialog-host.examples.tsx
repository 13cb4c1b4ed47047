import type { Example } from '@/components/examples/example';
import { DialogHost } from './dialog-host';
import { useDialog } from './use-dialog';

function Steps() {
  const { open, close } = useDialog();
  const second = () => {
    open({
      title: 'Secondo passo',
      content: <p>Ha preso il posto del primo.</p>,
      onOk: close,
      okText: 'Fine',
    });
  };
  return (
    <button
      type="button"
      onClick={() => {
        open({ title: 'Primo passo', content: <p>Ne manca uno.</p>, onOk: second, okText: 'Avanti' });
      }}
    >
      Comincia
    </button>
  );
}

/** The host of the one dialog of a page. */
export const examples: readonly Example[] = [
  {
    name: 'one after the other',
    shows: 'A second request replaces the open dialog; when it closes, the focus returns to the button.',
    element: (
      <DialogHost>
        <Steps />
      </DialogHost>
    ),
  },
];
