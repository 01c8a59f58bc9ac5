import type { KnownVehicle } from '@evmandi/api/contract/workshop';
import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { registrationProblem } from '@evmandi/contract/domain/registration';
import type { Problems } from '@evmandi/ui/use-change';
import type { CardDraft } from './draft.ts';

const whole = (text: string): number => {
  const plain = text.replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** The day that is promised unless another one is chosen: tomorrow. */
export const promisedDayOf = ({ promisedDay }: CardDraft): string =>
  promisedDay || dayInIndia(Date.now() + DAY_MS);

/** Complaints that say something; one at least, so that a missing one is told at its field. */
const complaintsOf = ({ complaints }: CardDraft): string[] => {
  const told = complaints.map((text) => text.trim()).filter(Boolean);
  return told.length > 0 ? told : [''];
};

type OwnFields = Partial<Pick<CardDraft, 'vehicle' | 'owner' | 'phone' | 'customer'>>;

/** What the API is sent; of a vehicle that is known, its name and owner stand there. */
export function requestOf(draft: CardDraft, known: KnownVehicle | undefined) {
  const { vehicle, owner, phone, customer, battery, mechanic } = draft;
  const typed = Object.entries({ vehicle, owner, phone, customer });
  const own: OwnFields = known
    ? {}
    : Object.fromEntries(typed.filter(([, text]) => text.trim() !== ''));
  return {
    registration: draft.registration.trim(),
    ...own,
    odometer: whole(draft.odometer),
    battery: battery.trim() === '' ? null : whole(battery),
    complaints: complaintsOf(draft),
    parts: draft.parts.map(({ part, quantity }) => ({
      productId: part.productId,
      quantity: whole(quantity),
    })),
    mechanic: mechanic || null,
    promisedDay: promisedDayOf(draft),
    promisedTime: draft.promisedTime,
    keyGiven: draft.keyGiven,
    warranty: draft.warranty,
  };
}

export type CardRequest = ReturnType<typeof requestOf>;

function vehicleProblems({ vehicle, owner, phone, customer }: OwnFields): Problems {
  return {
    ...(!vehicle && { vehicle: 'Enter make and model of the vehicle' }),
    ...(!owner && !customer && { owner: 'Enter the name of the owner' }),
    ...(!phone && !customer && { phone: "Enter the owner's phone number" }),
  };
}

function odometerProblem(odometer: number, known: KnownVehicle | undefined): string | undefined {
  if (Number.isNaN(odometer)) return 'Enter whole kilometres, such as 8412';
  const last = known?.odometer;
  if (last == null || odometer >= last) return undefined;
  return `Less than at the last visit (${formatNumber(last)} km): read it again`;
}

/** What is missing or cannot be, at the field where it is mended. */
export function problemsOf(request: CardRequest, known: KnownVehicle | undefined): Problems {
  const registration = registrationProblem(request.registration);
  const odometer = odometerProblem(request.odometer, known);
  const parts = request.parts.flatMap(({ quantity }, index) =>
    quantity >= 1 && quantity <= 999
      ? []
      : [[`parts.${index}.quantity`, 'Enter pieces from 1 to 999'] as const],
  );
  return {
    ...(registration && { registration }),
    ...(known?.openCard && {
      registration: `This vehicle is here on card ${known.openCard}: add to that one, or close it first`,
    }),
    ...(!known && vehicleProblems(request)),
    ...(odometer && { odometer }),
    ...(Number.isNaN(request.battery) && { battery: 'Enter whole percent from 0 to 100' }),
    ...(request.complaints[0] === '' && { 'complaints.0': 'Enter what the owner complains of' }),
    ...Object.fromEntries(parts),
  };
}
