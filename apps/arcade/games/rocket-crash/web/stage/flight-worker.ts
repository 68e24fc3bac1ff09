import type { FlightRequest } from './flight-messages.ts'
import { createFlightPainter, type FlightPainter } from './flight-painter.ts'

let painter: FlightPainter | null = null

self.addEventListener('message', ({ data }: MessageEvent<FlightRequest>) => {
  switch (data.kind) {
    case 'canvases':
      painter = createFlightPainter(data.canvases[0])
      return
    case 'size':
      return painter?.setSize(data.size, data.scale)
    case 'sight':
      return painter?.show(data.sight)
    case 'on':
      return painter?.setOn(data.isOn)
  }
})
