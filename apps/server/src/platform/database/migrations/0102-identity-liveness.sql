-- The least of four actions decides, and a head turned aside looks less alive than one that faces the camera.
update identity_rules set face_liveness = 0.5 where face_liveness = 0.6;
