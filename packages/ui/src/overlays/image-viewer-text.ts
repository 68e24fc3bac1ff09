/** The viewer's own texts: they load with it, and not with every screen. */
export const imageViewerText = {
  'zh-TW': {
    gallery: '圖片',
    image: '圖片',
    position: '第 {index} 張，共 {total} 張',
    previous: '上一張',
    next: '下一張',
    zoomIn: '放大',
    zoomOut: '縮小',
  },
  en: {
    gallery: 'Images',
    image: 'Image',
    position: '{index} of {total}',
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
}
