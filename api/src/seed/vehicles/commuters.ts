import { draw } from '../../pictures/picture.ts';
import type { VehicleSeed } from '../types.ts';
import { petrolBike } from './kit.ts';

export const COMMUTERS: VehicleSeed[] = [
  petrolBike(
    {
      brand: 'hero', model: 'Splendor Plus', popularity: 900, rating: [4.6, 164],
      variants: [['Drum', 74_491], ['XTEC Disc', 77_176]],
      chips: ['Commuter', 'Popular', 'Mileage', '100 cc', 'Best Selling'],
      text: 'The bike that half the country learnt on: it sips fuel, starts on the first kick and every village can repair it.',
      drawing: draw('commuter', { accent: '#1b212c', stripe: '#c8102e', graphic: 'line', rack: true }),
    },
    ['Air-cooled single', '97.2 cc', '7.9 bhp', '9.8 l', '112 kg'],
  ),
  petrolBike(
    {
      brand: 'honda', model: 'Shine 100', popularity: 890, rating: [4.4, 98],
      variants: [['Standard', 65_011], ['DX', 67_200]],
      chips: ['Commuter', 'Popular', 'Mileage', '100 cc'],
      text: 'Light, quiet and made for the daily run between home, shop and market.',
      drawing: draw('commuter', { accent: '#c8102e', stripe: '#ffffff', graphic: 'line', tank: 'slim', rack: true }),
    },
    ['Air-cooled single', '98.9 cc', '7.3 bhp', '9 l', '99 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj', model: 'Pulsar 150', popularity: 880, rating: [4.5, 143],
      variants: [['Single Disc', 1_05_144], ['Twin Disc', 1_12_046]],
      chips: ['Commuter', 'Popular', '150 cc', 'Best Selling', 'Street'],
      text: 'A commuter with a sporting streak that has kept its shape for twenty years because nobody asked for another.',
      drawing: draw('commuter', { accent: '#1d4ed8', tank: 'sharp', seat: 'stepped', side: 'wedge', lamp: 'cowl', exhaust: 'black', tail: 'sport' }),
    },
    ['Air-cooled single', '149.5 cc', '13.8 bhp', '15 l', '148 kg'],
  ),
  petrolBike(
    {
      brand: 'tvs', model: 'Raider 125', popularity: 870, rating: [4.5, 121],
      variants: [['Drum', 87_010], ['SmartXonnect', 1_02_465]],
      chips: ['Commuter', 'Popular', '125 cc', 'Best Selling', 'Latest'],
      text: 'Three valves, two riding modes and a display that talks to the phone.',
      drawing: draw('commuter', { accent: '#f2b705', tank: 'sharp', seat: 'stepped', side: 'wedge', lamp: 'led', exhaust: 'black', stripe: '#12161d', graphic: 'flash' }),
    },
    ['Air-cooled single, 3 valves', '124.8 cc', '11.2 bhp', '10 l', '123 kg'],
  ),
  petrolBike(
    {
      brand: 'hero', model: 'HF Deluxe', rating: [4.3, 77],
      variants: [['Kick', 59_998], ['Self, i3S', 70_018]],
      chips: ['Commuter', 'Mileage', '100 cc'],
      text: 'The cheapest way to a new bike with an electric starter.',
      drawing: draw('commuter', { accent: '#2f6fde', tank: 'round', rack: true, crash: true, wheels: 'spoke' }),
    },
    ['Air-cooled single', '97.2 cc', '7.9 bhp', '9.1 l', '110 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj', model: 'Platina 100', rating: [4.2, 69],
      variants: [['ES Drum', 68_685]],
      chips: ['Commuter', 'Mileage', '100 cc'],
      text: 'Long springs and a soft seat: the one to choose where the road is a suggestion.',
      drawing: draw('commuter', { accent: '#6d1f2a', seat: 'flat', tail: 'long', rack: true, trim: '#12161d', bars: 'high' }),
    },
    ['Air-cooled single', '102 cc', '7.8 bhp', '11 l', '117 kg'],
  ),
  petrolBike(
    {
      brand: 'honda', model: 'SP 125', rating: [4.4, 82],
      variants: [['Drum', 91_771], ['Disc', 1_00_284]],
      chips: ['Commuter', '125 cc', 'Mileage'],
      text: 'A silent starter, five gears and a digital dial in a bike that still returns 60 km to the litre.',
      drawing: draw('commuter', { accent: '#5b6675', tank: 'sharp', seat: 'stepped', side: 'wedge', lamp: 'led', wheels: 'multi', second: '#e8ecef' }),
    },
    ['Air-cooled single', '123.9 cc', '10.7 bhp', '11.2 l', '116 kg'],
  ),
  petrolBike(
    {
      brand: 'honda', model: 'Unicorn', rating: [4.5, 64],
      variants: [['Standard', 1_19_481]],
      chips: ['150 cc', 'Commuter'],
      text: 'Smooth, modest and known to outlive two owners.',
      drawing: draw('commuter', { accent: '#1b212c', tank: 'sharp', seat: 'flat', lamp: 'cowl', exhaust: 'chrome', wheels: 'blade', crash: true }),
    },
    ['Air-cooled single', '162.7 cc', '13 bhp', '13 l', '139 kg'],
  ),
  petrolBike(
    {
      brand: 'hero', model: 'Xtreme 125R', rating: [4.3, 51],
      variants: [['IBS', 96_425], ['ABS', 1_00_100]],
      chips: ['125 cc', 'Street', 'Latest'],
      text: 'A 125 that looks like a 250, with ABS for those who brake like one.',
      drawing: draw('street', { accent: '#1d4ed8', tail: 'short', second: '#12161d', wheels: 'alloy' }),
    },
    ['Air-cooled single', '124.7 cc', '11.4 bhp', '10 l', '136 kg'],
  ),
  petrolBike(
    {
      brand: 'bajaj', model: 'Freedom 125', rating: [4.1, 33],
      variants: [['Drum', 89_997], ['LED Disc', 1_07_026]],
      chips: ['125 cc', 'Mileage', 'Latest'],
      text: 'Runs on CNG at half the cost of petrol; the tank under the seat lasts 200 km.',
      drawing: draw('commuter', { accent: '#0b7a55', tank: 'slim', tail: 'long', seat: 'flat', lamp: 'led', stripe: '#ffffff', graphic: 'band', crash: true }),
    },
    ['Air-cooled single, petrol and CNG', '125 cc', '9.4 bhp', '2 l and 2 kg CNG', '149 kg'],
  ),
  petrolBike(
    {
      brand: 'tvs', model: 'XL100', rating: [4.2, 58],
      variants: [['Comfort', 44_999], ['Heavy Duty iTouch', 58_545]],
      chips: ['Mileage', '100 cc', 'Best Selling'],
      text: 'Carries what it weighs. Farmers, tea sellers and couriers would not do without it.',
      drawing: draw('moped', { accent: '#1d4ed8' }),
    },
    ['Air-cooled single', '99.7 cc', '4.3 bhp', '4 l', '89 kg'],
  ),
];
