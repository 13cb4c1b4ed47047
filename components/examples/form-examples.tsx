import { useState } from 'react';
import { DateField } from '@/components/kit/date-field/date-field';
import { DialogHost } from '@/components/kit/dialog/dialog';
import { type DialogOptions, type DialogWidth, useDialog } from '@/components/kit/dialog/use-dialog';
import type { Example, ExamplesByComponent } from './example';

interface OwnDateFieldProps {
  readonly label: string;
  readonly initial?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly checked?: boolean;
}

function OwnDateField({ initial = '', ...props }: OwnDateFieldProps) {
  const [value, setValue] = useState(initial);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const dateFieldExamples: readonly Example[] = [
  {
    name: 'empty',
    shows: 'No date yet, and none is required: leaving the field shows no error.',
    element: <OwnDateField label="Dal" />,
  },
  {
    name: 'filled',
    shows: 'A date within the bounds.',
    element: <OwnDateField label="Dal" initial="2024-03-15" />,
  },
  {
    name: 'required',
    shows: 'A date is required: leaving the field empty shows an error.',
    element: <OwnDateField required label="Data di nascita" />,
  },
  {
    name: 'required and empty after a refused form',
    shows: 'The same error, shown at once.',
    element: <OwnDateField required checked label="Data di nascita" />,
  },
  {
    name: 'before the first date',
    shows: 'Out of bounds: before 1900-01-01.',
    element: <OwnDateField checked label="Dal" initial="1899-12-31" />,
  },
  {
    name: 'after the last date',
    shows: 'Out of bounds: after 2099-12-31.',
    element: <OwnDateField checked label="Al" initial="2100-01-01" />,
  },
  {
    name: 'first and last date',
    shows: 'The bounds themselves are allowed.',
    element: (
      <>
        <OwnDateField checked label="Dal" initial="1900-01-01" />
        <OwnDateField checked label="Al" initial="2099-12-31" />
      </>
    ),
  },
  {
    name: 'disabled',
    shows: 'Can be read but not changed, and shows no error.',
    element: <OwnDateField required disabled checked label="Dal" />,
  },
  {
    name: 'long label',
    shows: 'The label wraps; the field keeps its size.',
    element: (
      <OwnDateField label="Il giorno dal quale la persona indicata può usare i servizi del programma di welfare" />
    ),
  },
];

function Opener({ options }: { readonly options: DialogOptions }) {
  const { open } = useDialog();
  return (
    <button type="button" onClick={() => open(options)}>
      Apri
    </button>
  );
}

function Opened(options: Partial<DialogOptions>) {
  return (
    <DialogHost>
      <Opener
        options={{ title: 'Che cosa è cambiato', content: <p>Tre testi e una immagine.</p>, ...options }}
      />
    </DialogHost>
  );
}

/** Renders a dialog, and a line that names the callback that ran last. */
function WithCallbacks({ closes }: { readonly closes: boolean }) {
  const [said, setSaid] = useState('niente');
  const tell = (what: string): DialogOptions['onOk'] => {
    return (state) => {
      setSaid(what);
      if (closes) state.close();
    };
  };
  return (
    <>
      <Opened cancelText="Annulla" onOk={tell('ok')} onCancel={tell('annulla')} />
      <p>
        Ultima richiesta: <output>{said}</output>
      </p>
    </>
  );
}

const WIDTHS: readonly DialogWidth[] = ['xs', 'sm', 'md', 'lg', 'xl'];
const nothing = (): void => undefined;

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

const dialogExamples: readonly Example[] = [
  {
    name: 'defaults',
    shows: 'Title and content alone: the close icon, Escape and the backdrop close it; width md.',
    element: <Opened />,
  },
  {
    name: 'ok callback',
    shows: 'The ok button says Applica; it runs the callback and does not close the dialog.',
    element: <Opened onOk={nothing} />,
  },
  {
    name: 'callbacks that stay',
    shows: 'Neither ok nor dismissing closes it, because their callbacks do not; the close icon still does.',
    element: <WithCallbacks closes={false} />,
  },
  {
    name: 'callbacks that close',
    shows: 'Both callbacks close it through the state they are given.',
    element: <WithCallbacks closes />,
  },
  {
    name: 'button texts',
    shows: 'Other texts on both buttons.',
    element: <Opened onOk={nothing} okText="Pubblica" cancelText="Ci ripenso" />,
  },
  ...WIDTHS.map((width) => ({
    name: `width ${width}`,
    shows: `As wide as the breakpoint ${width} allows.`,
    element: <Opened width={width} />,
  })),
  {
    name: 'extra classes',
    shows: 'Extra CSS classes: inspect the class of the dialog element.',
    element: <Opened className="particolare" />,
  },
  {
    name: 'long content',
    shows: 'The content scrolls; title bar and buttons stay, also in a low window.',
    element: (
      <Opened
        onOk={nothing}
        title="Un titolo che non vuole finire, come capita quando lo scrive chi ha molto da dire"
        content={Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Riga {index + 1}: qualche parola in più, perché il contenuto superi la finestra.</p>
        ))}
      />
    ),
  },
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

export const formExamples: ExamplesByComponent = {
  'date-field': dateFieldExamples,
  dialog: dialogExamples,
};
