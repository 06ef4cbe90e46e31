"""What is started: the application, its lifecycle, the doctor, the operators' desk and the data of an account."""
