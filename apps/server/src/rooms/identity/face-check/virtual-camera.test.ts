import { expect, it } from 'vitest'
import { isUnnamedCamera, isVirtualCamera } from './virtual-camera.ts'

it.each([
  ...['OBS Virtual Camera', 'OBS-Camera2', 'ManyCam Video Source', 'ManyCam Virtual Webcam', 'XSplit VCam'],
  ...['Snap Camera', 'Dummy video device (0x0000)', 'Loopback', 'Loopback video device', 'Virtual Webcam'],
  ...['NDI Webcam Video 1', 'NewTek NDI Video', 'vMix Video', 'Wirecast 15', 'Streamlabs Desktop'],
  ...['PRISM Live Camera', 'Ecamm Live', 'Ecamm Live Virtual Camera', 'mmhmm Camera', 'SpoutCam'],
  ...['Camera (NVIDIA Broadcast)', 'Logi Capture', 'Unity Video Capture', 'FineCam', 'CamTwist'],
  ...[
    'CyberLink Webcam Splitter',
    'CyberLink YouCam 10',
    'Cyberlink PerfectCam',
    'PerfectCam',
    'SplitCam Video Driver',
  ],
  ...['Magic Camera', 'MagicCamera Capture', 'e2eSoft iVCam', 'e2eSoft VCam', 'SparkoCam Video', 'AlterCam'],
  ...['screen-capture-recorder', 'UScreenCapture', 'scrcpy', 'DroidCam Source 3', 'Iriun Webcam', 'Camo'],
  ...['IP Camera [JPEG/MJPEG]', '直播伴\u4fa3', '直播伴侶', '抖音直播伴\u4fa3', '虛擬攝影機', '虛擬相機 1'],
  ...['\u865a\u62df\u6444像\u5934'],
  ...['VTubeStudioCam', 'VTube Studio', 'FaceRig', 'FaceRig Virtual Camera', 'Animaze', 'VSeeFaceCamera'],
  ...['DeepFaceLive', 'Deep-Live-Cam', 'Avatarify Camera', 'SwapCam'],
  ...['BlueStacks Camera', 'NoxPlayer', 'Nox Camera', 'LDPlayer', 'MEmu Camera'],
  ...[
    'Cam Link 4K',
    'Cam Link 4K (0fd9:0066)',
    'Elgato CamLink',
    'USB3.0 HD Video Capture',
    'USB3 Video Capture',
  ],
  ...['HD Video Capture', 'Game Capture HD60 S+', 'Elgato Game Capture HD', 'Game Capture 4K60 Pro MK.2'],
  ...[
    'AVerMedia Live Gamer Portable 2',
    'UGREEN HDMI Capture',
    'USB Video (534d:2109)',
    'Blackmagic WDM Capture',
  ],
])('%s stands in for a camera', (label) => {
  expect(isVirtualCamera(label)).toBe(true)
  expect(isVirtualCamera(label.toLowerCase())).toBe(true)
})

it.each([
  // Phones and tablets: Android’s Chrome, Safari and WebView in several languages, and Samsung’s browser.
  ...[
    'camera2 0, facing front',
    'camera2 1, facing front',
    'camera2 3, facing front',
    'camera 1, facing front',
  ],
  ...[
    'Front Camera',
    'Front Desk View Camera',
    'Front Ultra Wide Camera',
    'Back Triple Camera',
    'Desk View Camera',
  ],
  ...[
    '前置相機',
    '前置攝影機',
    '攝影機 2，前置',
    '正面相機',
    '前面カメラ',
    '전면 카메라',
    '前置\u6444像\u5934',
  ],
  ...['Kamera depan', 'Câmera frontal', 'Cámara frontal de la India', 'Фронтальная камера', 'Camera trước'],
  ...['iPhone Camera', 'iPhone 的相機', 'Camera di iPhone', 'iPad Camera', 'Prismatic front camera'],
  // Computers.
  ...[
    'FaceTime HD Camera',
    'FaceTime HD Camera (Built-in)',
    'FaceTime HD相機（內建）',
    'FaceTime HD Camera (05ac:8514)',
  ],
  ...[
    'Integrated Webcam',
    'Integrated Camera (04f2:b6d0)',
    'Integrated Webcam_HD (0bda:5532)',
    'HP Wide Vision HD Camera',
  ],
  ...[
    'HP TrueVision HD',
    'ASUS USB2.0 WebCam',
    'USB2.0 HD UVC WebCam (13d3:56a2)',
    'EasyCamera',
    'BisonCam, NB Pro',
  ],
  ...[
    'Surface Camera Front',
    'Chicony USB2.0 Camera',
    'Lenovo EasyCamera',
    'ACER HD User Facing',
    'Microsoft Camera Front',
  ],
  ...['Intel(R) RealSense(TM) 3D Camera (Front F200) RGB', 'Ideapad Camera'],
  // Webcams, also those of makers that sell grabbers and programs.
  ...[
    'Logitech BRIO',
    'Logitech BRIO (046d:085e)',
    'HD Pro Webcam C920',
    'HD Webcam C615',
    'Logi C270 HD WebCam',
  ],
  ...[
    'Logitech StreamCam',
    'Microsoft® LifeCam HD-3000',
    'Razer Kiyo Pro',
    'Elgato Facecam (0fd9:0078)',
    'Elgato Facecam Pro',
  ],
  ...[
    'AVerMedia PW513',
    'UGREEN Camera 2K',
    'Insta360 Link',
    'OBSBOT Tiny 2',
    'Anker PowerConf C200',
    'Live! Cam Sync 1080p',
  ],
  ...['USB Video Device', 'USB Camera', 'Webcam Vitade AF', 'Studio Display Camera', 'Canon EOS Camera', ''],
])('%s is a camera', (label) => {
  expect(isVirtualCamera(label)).toBe(false)
})

it('a camera without a name is unnamed', () => {
  expect(['', ' ', 'Front Camera'].map(isUnnamedCamera)).toEqual([true, true, false])
})
